import { render } from '@testing-library/react'
import { useState } from 'react'
import { handDice } from '@/engine/kernel/dice'
import { play, refusalOf } from '@/engine/kernel/play'
import type { Comfort, LogStep } from '@/engine/table/table'
import { arrakharRules } from '@/games/arrakhar/rules'
import type { Command } from '@/games/arrakhar/commands'
import type { Event } from '@/games/arrakhar/events'
import type { Position } from '@/games/arrakhar/state/position'
import { ArrakharTable } from '@/games/arrakhar/ui/table'
import { QUIET } from '../../../../support/comfort'
import { laidOut } from '../play/laid-out'

/** What a test can see of the table it sits at. */
export interface Seen {
  /** The commands played so far. */
  readonly commands: readonly Command[]
  /** What the players have asked for so far. */
  readonly wishes: readonly Partial<Comfort>[]
}

interface SatAtProps {
  readonly start: Position
  readonly dice: readonly number[]
  readonly onPlayed: (command: Command) => void
  readonly onWish: (wish: Partial<Comfort>) => void
}

/** A table whose players want to be warned, unless they say otherwise. */
function SatAt({ start, dice, onPlayed, onWish }: SatAtProps) {
  const [position, setPosition] = useState(start)
  const [comfort, setComfort] = useState<Comfort>({ ...QUIET, warnsAtEnd: true })
  const [log, setLog] = useState<readonly LogStep<Event>[]>([])
  const [hand] = useState(() => handDice(dice))
  const seat = arrakharRules.askedSeat(position)
  const playNow = (command: Command) => {
    const played = play(arrakharRules, position, command, hand)
    if (played.outcome === 'refused') return played.refusal
    if (played.outcome !== 'played') throw new Error('The test has no dice left.')
    const { events, rolls } = played
    onPlayed(command)
    setPosition(played.position)
    setLog([...log, { number: log.length + 1, seat, events, rolls, typed: false }])
    return undefined
  }
  return (
    <ArrakharTable
      view={arrakharRules.viewOf(position, seat ?? 'table')}
      seat={seat}
      log={log}
      viewAt={() => arrakharRules.viewOf(position, seat ?? 'table')}
      play={playNow}
      refusalOf={(command) => refusalOf(arrakharRules, position, command)}
      seal={{ digest: 'ab'.repeat(32), nonce: null }}
      sealHolds={null}
      comfort={comfort}
      onComfort={(change) => {
        onWish(change)
        setComfort({ ...comfort, ...change })
      }}
      onRematch={() => undefined}
      onHome={() => undefined}
    />
  )
}

/** Sits down at a table laid out as told. */
export function sitDown(
  moment: string,
  stacks: Readonly<Record<string, string>>,
  { dice = [], ...more }: { readonly dice?: readonly number[]; readonly [key: string]: unknown } = {},
): Seen {
  const commands: Command[] = []
  const wishes: Partial<Comfort>[] = []
  const start = laidOut(moment, stacks, more)
  render(
    <SatAt
      start={start}
      dice={dice}
      onPlayed={(command) => commands.push(command)}
      onWish={(wish) => wishes.push(wish)}
    />,
  )
  return { commands, wishes }
}
