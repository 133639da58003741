import { expect, test } from 'vitest'
import type { LogStep } from '@/engine/table/table'
import type { Event } from '@/games/arrakhar/events'
import { NewSteps } from '@/table/motion/new-steps'

const step = (number: number): LogStep<Event> => ({
  number,
  seat: 'wizard',
  events: [],
  rolls: [],
  typed: false,
})
const [one, two, three] = [step(1), step(2), step(3)]

test('what stands in the log already is old', () => {
  expect(new NewSteps([one, two]).in([one, two])).toEqual([])
})

test('a step is new once', () => {
  const news = new NewSteps([one])
  expect(news.in([one, two])).toEqual([two])
  expect(news.in([one, two])).toEqual([])
})

test('what was taken back and put in force again is not new', () => {
  const news = new NewSteps([one])
  news.in([one, two])
  expect(news.in([one])).toEqual([])
  expect(news.in([one, two])).toEqual([])
})

test('what is played in place of something taken back is new', () => {
  const news = new NewSteps([one, two])
  news.in([one])
  const other = step(2)
  expect(news.in([one, other])).toEqual([other])
})

test('a log written anew for another viewer is new only where it goes on', () => {
  const news = new NewSteps([one, two])
  expect(news.in([step(1), step(2), three])).toEqual([three])
})

test('several steps come in their order', () => {
  expect(new NewSteps([]).in([one, two, three])).toEqual([one, two, three])
})
