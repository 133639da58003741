// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { LogStep } from '@/engine/table'
import type { Event } from '@/games/arrakhar/rules/events'
import { LazyTableSound } from '@/games/arrakhar/ui/play/LazyTableSound'
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

const heard: string[] = []
beforeEach(() => {
  heard.length = 0
  vi.spyOn(SoundPlayer.prototype, 'play').mockImplementation((soundings: readonly Sounding[]) => {
    heard.push(...soundings.map(({ sound }) => sound))
  })
})
afterEach(cleanup)

async function open(isOn: boolean) {
  const { rerender } = render(<LazyTableSound isOn={isOn} log={[OLD]} />)
  await act(() => import('@/games/arrakhar/ui/motion/TableSound'))
  return { goOn: () => rerender(<LazyTableSound isOn={isOn} log={[OLD, NEW]} />) }
}

test('the curtain is heard as the table is put up, and nothing of what is old', async () => {
  await open(true)
  expect(heard).toEqual(['curtain'])
})

test('what happens is heard', async () => {
  const { goOn } = await open(true)
  heard.length = 0
  goOn()
  expect(heard).toEqual(['wand'])
})

test('nothing is heard where it is to be quiet', async () => {
  const { goOn } = await open(false)
  goOn()
  expect(heard).toEqual([])
})
