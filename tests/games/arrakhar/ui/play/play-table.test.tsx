// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { handDice } from '@/engine/kernel/dice'
import { play, refusalOf } from '@/engine/kernel/play'
import type { Comfort, LogStep } from '@/engine/table/table'
import { arrakharRules } from '@/games/arrakhar/rules'
import type { Command } from '@/games/arrakhar/commands'
import type { Event } from '@/games/arrakhar/events'
import type { Position } from '@/games/arrakhar/state/position'
import { ArrakharTable } from '@/games/arrakhar/ui/table'
import { SoundPlayer } from '@/widgets/sound/sound-player'
import { laidOut } from './laid-out'
import '../../../../support/patient'
import { QUIET } from '../../../../support/comfort'

afterEach(cleanup)

interface TableStart {
  readonly start: Position
  readonly dice: readonly number[]
  readonly comfort?: Comfort
}

/** A table without a shell: it plays what is asked with the dice given, in order. */
function Table({ start, dice, comfort = QUIET }: TableStart) {
  const [position, setPosition] = useState(start)
  const [log, setLog] = useState<readonly LogStep<Event>[]>([])
  const [hand] = useState(() => handDice(dice))
  const seat = arrakharRules.askedSeat(position)
  const playNow = (command: Command) => {
    const played = play(arrakharRules, position, command, hand)
    if (played.outcome === 'refused') return played.refusal
    if (played.outcome !== 'played') throw new Error('The test has no dice left.')
    const { events, rolls } = played
    setPosition(played.position)
    setLog([...log, { number: log.length + 1, seat, events, rolls, typed: false }])
    return undefined
  }
  return (
    <ArrakharTable
      view={arrakharRules.viewOf(position, seat ?? 'table')}
      seat={seat}
      log={log}
      viewAt={() => arrakharRules.viewOf(start, seat ?? 'table')}
      play={playNow}
      refusalOf={(command) => refusalOf(arrakharRules, position, command)}
      seal={{ digest: 'ab'.repeat(32), nonce: null }}
      sealHolds={null}
      comfort={comfort}
      onComfort={() => undefined}
      onRematch={() => undefined}
      onHome={() => undefined}
    />
  )
}

function lay(moment: string, stacks: Readonly<Record<string, string>>, dice: readonly number[] = []): void {
  render(<Table start={laidOut(moment, stacks)} dice={dice} />)
}

/** Presses a button, as soon as the part of the screen that it belongs to has been loaded. */
const press = async (name: RegExp | string) => fireEvent.click(await screen.findByRole('button', { name }))

/** The screen of these tests is too low for all parts of the column at once. */
const openForces = async () => fireEvent.click(await screen.findByRole('tab', { name: 'Forces' }))

describe('the play screen', () => {
  test.each([
    [true, ['curtain']],
    [false, []],
  ])('is heard where there is to be sound: %s', (sound, expected) => {
    const heard: string[] = []
    const player = vi.spyOn(SoundPlayer.prototype, 'play').mockImplementation((soundings) => {
      heard.push(...soundings.map((one) => one.sound))
    })
    render(<Table start={laidOut('wizard combat', FIGHT)} dice={[]} comfort={{ ...QUIET, sound }} />)
    expect(heard).toEqual(expected)
    player.mockRestore()
  })

  const FIGHT = { '0806': 'elf elf', '0707': 'barbarian', '0807': 'ghoul ghoul' }

  test('an attack is named, rolled and followed by an advance with buttons alone', async () => {
    lay('wizard combat', FIGHT, [6])
    await press(/^0806/)
    await press(/^0807/)
    expect(screen.getByText('Exactly 1:1', { exact: false }).textContent).toContain('elves against ghouls')
    await press(/^0707/)
    expect(screen.getByRole('region', { name: 'Odds' }).textContent).toContain('4 to 2 → 2:1')
    await press('Declare attack on 0807')
    await press('Resolve all')
    expect(screen.getAllByText(/2 ghouls eliminated/).length).toBeGreaterThan(0)
    await press('Choose units')
    await press('Advance with 2 elves')
    expect(screen.getAllByText('2 elves advance into 0807.').length).toBeGreaterThan(0)
  })

  test('all designations of a stack are made and rolled, one after another', async () => {
    lay('wizard fireball', { '0705': 'wizard wizard', '0707': 'orc orc' }, [6, 1, 6])
    await press(/^0705/)
    await press(/^0707/)
    await press('Aim 2 fireballs')
    expect(screen.getByText('2 to roll')).toBeDefined()
    await press('Resolve all')
    expect(screen.getByText('0 to roll')).toBeDefined()
    expect(screen.getAllByText('1 orc eliminated')).toHaveLength(2)
  })

  test('a summoning places all that come, by one button and without a look at the pool', async () => {
    lay('sorcerer summon', { '1305': 'sorcerer', '0705': 'elf' }, [6])
    await press(/^1306/)
    await press('Summon and place all')
    expect((await screen.findAllByText('4 demons appear at 1306.')).length).toBeGreaterThan(0)
    expect(screen.queryByRole('group', { name: 'How many are placed' })).toBeNull()
  })

  test('a refusal stands with its clause', async () => {
    lay('sorcerer wanderingOrcs', { '1305': 'sorcerer', '0705': 'elf' })
    await press(/^End wandering orcs/)
    expect(screen.getByRole('alert').textContent).toContain('AR-5.1')
  })

  test('a resignation is asked for once more', async () => {
    lay('wizard combat', FIGHT)
    fireEvent.keyDown(await screen.findByRole('button', { name: 'Draw and resignation' }), { key: 'Enter' })
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Resign…' }))
    expect((await screen.findByRole('dialog')).textContent).toContain('Resign as the wizard?')
  })

  test('the pool and the haunt of the wand are in the page only while the sorcerer peeks', async () => {
    lay('sorcerer summon', { '1305': 'sorcerer', '0705': 'elf' })
    expect(document.body.innerHTML).not.toContain('Pool')
    await openForces()
    await press('Peek')
    expect(screen.getByText(/Pool: 4 demons, 6 orcs and 2 ghouls/).textContent).toContain('Ruin R1')
    await press('Peek')
    expect(document.body.innerHTML).not.toContain('Pool')
  })

  test('the wizard has nothing to peek at', async () => {
    lay('wizard combat', FIGHT)
    await openForces()
    await screen.findByText('Seal')
    expect(screen.queryByRole('button', { name: 'Peek' })).toBeNull()
    expect(document.body.innerHTML).not.toMatch(/hidden in|Pool/)
  })
})
