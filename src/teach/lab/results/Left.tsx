import type { Balance } from '@/engine/lab/balance'
import type { Seat } from '@/engine/kernel/game'
import controlStyles from '@/widgets/control.module.css'
import { sideOfSeat } from '@/widgets/side'
import { LAB_TEXT, rounded } from '../lab-text'
import styles from '../lab.module.css'

interface LeftProps {
  readonly seats: readonly { readonly id: Seat; readonly name: string }[]
  readonly nameOf: (type: string) => string
  readonly balance: Balance
}

/** A game may have a hundred types; those that most are left of tell how it goes. */
const MOST_TYPES = 8

/** How many units of which types each seat has left at the end, on average. */
export function Left({ seats, nameOf, balance: { units } }: LeftProps) {
  const most = (seat: Seat) =>
    (units[seat] ?? []).toSorted((one, other) => other.bought.mean - one.bought.mean).slice(0, MOST_TYPES)
  return (
    <section aria-labelledby="lab-left">
      <h3 id="lab-left" className={styles['lab__heading']}>
        {LAB_TEXT.left}
      </h3>
      <div className={styles['lab__pair']}>
        {seats.map(({ id, name }) => (
          <table key={id} className={styles['lab-table']} data-side={sideOfSeat(seats, id)}>
            <caption>{LAB_TEXT.leftOf(name)}</caption>
            <thead>
              <tr>
                <th scope="col">{LAB_TEXT.unit}</th>
                <th scope="col">{LAB_TEXT.leftMean}</th>
              </tr>
            </thead>
            <tbody>
              {most(id).map(({ type, bought }) => (
                <tr key={type}>
                  <th scope="row">{nameOf(type)}</th>
                  <td>{rounded(bought.mean)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        ))}
      </div>
      <p className={controlStyles['field__hint']}>{LAB_TEXT.leftHint(MOST_TYPES)}</p>
    </section>
  )
}
