import type { Balance } from '@/engine/lab/balance'
import type { Seat } from '@/engine/kernel/game'
import { LAB_TEXT, percent } from '../lab-text'
import styles from '../lab.module.css'

interface EndingsProps {
  readonly seats: readonly { readonly id: Seat; readonly name: string }[]
  readonly balance: Balance
  readonly endingText: (by: string) => string
}

/** How games ended, and who won by it. */
export function Endings({ seats, balance: { endings, games }, endingText }: EndingsProps) {
  const ways = [...new Set(endings.map(({ by }) => by))]
  const countOf = (by: string, winner?: string) =>
    endings
      .filter((ending) => ending.by === by && (winner === undefined || ending.winner === winner))
      .reduce((sum, ending) => sum + ending.games, 0)
  const hasDraws = endings.some(({ winner }) => winner === 'draw')
  const columns = [...seats, ...(hasDraws ? [{ id: 'draw', name: LAB_TEXT.draws }] : [])]
  return (
    <section aria-labelledby="lab-endings">
      <h3 id="lab-endings" className={styles['lab__heading']}>
        {LAB_TEXT.endings}
      </h3>
      <table className={styles['lab-table']}>
        <thead>
          <tr>
            <th scope="col">{LAB_TEXT.ending}</th>
            {columns.map(({ id, name }) => (
              <th key={id} scope="col">
                {name}
              </th>
            ))}
            <th scope="col">{LAB_TEXT.all}</th>
          </tr>
        </thead>
        <tbody>
          {ways.map((by) => (
            <tr key={by}>
              <th scope="row">{endingText(by)}</th>
              {columns.map(({ id }) => (
                <td key={id}>{countOf(by, id)}</td>
              ))}
              <td>
                {countOf(by)}{' '}
                <span className={styles['lab-table__share']}>{percent(countOf(by) / games)}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
