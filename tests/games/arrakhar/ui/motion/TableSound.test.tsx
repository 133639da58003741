// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { LogStep } from '@/engine/table/table'
import type { Event } from '@/games/arrakhar/events'
import { PRESENTATIONS } from '@/games/arrakhar/ui/events'
import { soundsBy } from '@/table/motion/sounds'
import { TableSound } from '@/table/motion/TableSound'
import { type Sounding, SoundPlayer } from '@/widgets/sound/sound-player'
import { at } from '../play/laid-out'

const step = (number: number): LogStep<Event> => ({
  number,
  seat: 'wizard',
  events: [{ type: 'wandFound', haunt: 'T1', hex: at('0508') }],
  rolls: [],
  typed: false,
})
const [OLD, NEW] = [step(1), step(2)]

const soundsOf = soundsBy(PRESENTATIONS)

const heard: string[] = []
beforeEach(() => {
  heard.length = 0
  vi.spyOn(SoundPlayer.prototype, 'play').mockImplementation((soundings: readonly Sounding[]) => {
    heard.push(...soundings.map(({ sound }) => sound))
  })
})
afterEach(cleanup)

function open() {
  const { rerender } = render(<TableSound soundsOf={soundsOf} log={[OLD]} />)
  return { goOn: () => rerender(<TableSound soundsOf={soundsOf} log={[OLD, NEW]} />) }
}

test('the curtain is heard as the table is put up, and nothing of what is old', () => {
  open()
  expect(heard).toEqual(['curtain'])
})

test('what happens is heard', () => {
  const { goOn } = open()
  heard.length = 0
  goOn()
  expect(heard).toEqual(['wand'])
})
