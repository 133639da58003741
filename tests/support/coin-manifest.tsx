import { listed, type AnyGame } from '@/contract/manifest'
import type { GameGlimpse, NewGameProps, TableProps } from '@/engine/table/table'
import { coinGame, coinRules, type CoinCommand, type CoinEvent, type CoinView } from './coin-game'

/** A table that shows everything it is given and offers every command; it breaks at thirteen notes. */
function CoinTable({
  view,
  seat,
  log,
  notes,
  viewAt,
  play,
  seal,
  sealHolds,
  onRematch,
}: TableProps<CoinView, CoinCommand, CoinEvent>) {
  if (view.notes === 13) throw new Error('A bug in the table')
  const commands: readonly CoinCommand[] = [
    { type: 'hide', hand: 'left' },
    { type: 'pass' },
    { type: 'note' },
    { type: 'toss' },
    { type: 'guess', hand: 'left' },
    { type: 'crash' },
  ]
  return (
    <div>
      <p>Seat {seat ?? 'nobody'}</p>
      <p>Notes {view.notes}</p>
      <p>Tossed {view.tossed.join('-')}</p>
      <p>Hidden {view.hidden ?? 'somewhere'}</p>
      <p>
        After one step {viewAt(1).hidden ?? 'unknown'}, at the end {viewAt(99).notes}
      </p>
      <p>Seal {seal ? `${seal.digest} ${seal.nonce ?? 'closed'} ${sealHolds}` : 'none'}</p>
      {commands.map((command) => (
        <button key={command.type} type="button" onClick={() => play(command)}>
          {command.type}
        </button>
      ))}
      <button type="button" onClick={onRematch}>
        rematch
      </button>
      <ol>
        {log.map(({ number, events, typed }) => (
          <li key={number}>
            {number} {events.map(({ type }) => type).join()} {typed ? 'typed' : ''}
          </li>
        ))}
        {notes?.map(({ text }) => (
          <li key={text}>{text}</li>
        ))}
      </ol>
    </div>
  )
}

function CoinForm({ onStart, onCancel }: NewGameProps<CoinCommand>) {
  return (
    <div>
      <button type="button" onClick={() => onStart('good', [])}>
        start
      </button>
      <button type="button" onClick={onCancel}>
        cancel
      </button>
    </div>
  )
}

const glimpseOf = ({ asked, tossed }: CoinView): GameGlimpse => ({
  phase: tossed.length === 0 ? `Phase of the ${asked}` : 'After the toss',
  map: ['.^1', 'o2x'],
})

/** All that playing the coin game takes. */
export const COIN_TABLE = {
  rules: coinRules,
  files: coinRules,
  Table: CoinTable,
  summaryOf: coinGame.summaryOf,
  glimpseOf,
  termsOf: () => [{ label: 'Coins', value: 'One', clause: 'CO-1' }],
}

/** The coin game as the shell lists it. */
export const coin: AnyGame = listed({
  id: 'coin',
  name: 'Heads & Hands',
  tagline: 'Which hand?',
  facts: { players: 'Two players', time: 'A minute', year: 2000, designer: 'Nobody' },
  seats: [
    { id: 'hider', name: 'Hider' },
    { id: 'seeker', name: 'Seeker' },
  ],
  words: { turn: 'turn', phase: 'phase', segment: 'segment' },
  icon: { path: 'M0 0H512V512Z' },
  loadTable: () => Promise.resolve(COIN_TABLE),
  loadNewGame: () =>
    Promise.resolve(Object.assign(CoinForm, { firstGame: () => ({ settings: 'good', opening: [] }) })),
  loadTeaching: () => Promise.reject(new Error('nobody teaches the coin game')),
})
