import type { CSSProperties } from 'react'
import type { Balance } from '@/engine/lab/balance'
import { LAB_TEXT, rounded } from '../lab-text'
import { binsOf } from './bins'
import styles from '../lab.module.css'

interface LengthsProps {
  readonly balance: Balance
  /** The game-turns of each game. */
  readonly turns: readonly number[]
  /** What the game calls one. */
  readonly turn: string
}

/** How many game-turns games last, as a table whose bars stand beside the figures. */
export function Lengths({ balance: { turns: spread, commands }, turns, turn }: LengthsProps) {
  const bins = binsOf(turns)
  const most = Math.max(...bins.map(({ count }) => count))
  return (
    <section aria-labelledby="lab-lengths">
      <h3 id="lab-lengths" className={styles['lab__heading']}>
        {LAB_TEXT.lengths}
      </h3>
      <p>
        {LAB_TEXT.lengthsText(
          rounded(spread.median),
          rounded(spread.quarter),
          rounded(spread.threeQuarters),
          turn,
        )}{' '}
        {LAB_TEXT.commandsText(rounded(commands.mean))}
      </p>
      <table className={styles['lab-table']}>
        <thead>
          <tr>
            <th scope="col">{LAB_TEXT.turns(turn)}</th>
            <th scope="col">{LAB_TEXT.gamesColumn}</th>
            <td />
          </tr>
        </thead>
        <tbody>
          {bins.map(({ from, to, count }) => (
            <tr key={from}>
              <th scope="row">{from === to ? from : `${from} – ${to}`}</th>
              <td>{count}</td>
              <td className={styles['lab-table__bar']} style={{ '--share': count / most } as CSSProperties}>
                {count > 0 && <span />}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
