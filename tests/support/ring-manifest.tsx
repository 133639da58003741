import { listed, type AnyGame } from '@/contract/manifest'
import type { NewGameProps, TableProps } from '@/engine/table/table'
import { RING_SEATS, type RingCommand, type RingEvent, ringGame, ringRules, type RingView } from './ring-game'

const COMMANDS: readonly RingCommand['type'][] = ['note', 'end', 'win']

function RingTable({ seat, notes, play }: TableProps<RingView, RingCommand, RingEvent>) {
  return (
    <div>
      <p>Seat {seat ?? 'nobody'}</p>
      {COMMANDS.map((type) => (
        <button key={type} type="button" onClick={() => play({ type })}>
          {type}
        </button>
      ))}
      {notes?.map(({ text }) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  )
}

/** Two, three or four play; it tells the page which. */
function RingForm({ onStart, onSeats }: NewGameProps<RingCommand>) {
  return [2, 3, 4].map((count) => (
    <p key={count}>
      <button type="button" onClick={() => onSeats?.(RING_SEATS.slice(0, count))}>
        agree on {count}
      </button>
      <button type="button" onClick={() => onStart(count, [])}>
        begin with {count}
      </button>
    </p>
  ))
}

const RING_TABLE = {
  rules: ringRules,
  files: ringRules,
  Table: RingTable,
  summaryOf: ringGame.summaryOf,
  glimpseOf: () => ({ phase: 'Round and round', map: ['1234'] }),
  termsOf: () => [],
}

/** The ring game as the shell lists it. */
export const ring: AnyGame = listed({
  id: 'ring',
  name: 'Ring',
  tagline: 'Round and round.',
  facts: { players: 'Two to four players', time: 'A minute', year: 2000, designer: 'Nobody' },
  seats: RING_SEATS.map((id) => ({ id, name: `${id.charAt(0).toUpperCase()}${id.slice(1)}` })),
  words: { turn: 'turn', segment: 'phase' },
  icon: { path: 'M0 0H512V512Z' },
  loadTable: () => Promise.resolve(RING_TABLE),
  loadNewGame: () =>
    Promise.resolve(Object.assign(RingForm, { firstGame: () => ({ settings: 4, opening: [] }) })),
  loadBot: () => Promise.reject(new Error('loaded by workers only')),
  loadTeaching: () => Promise.reject(new Error('nobody teaches the ring game')),
})
