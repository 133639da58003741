import type { CSSProperties } from 'react'
import type { Balance, UnitWorth } from '@/engine/lab/balance'
import type { Seat } from '@/engine/kernel/game'
import type { LabUnit } from '@/contract/lab'
import controlStyles from '@/widgets/control.module.css'
import { sideOfSeat } from '@/widgets/side'
import { LAB_TEXT, rounded, wholePercent } from '../lab-text'
import styles from '../lab.module.css'

interface LossesProps {
  readonly seats: readonly { readonly id: Seat; readonly name: string }[]
  readonly units: readonly LabUnit[]
  readonly balance: Balance
}

/** How many units of each type that was there at all are bought and lost, on average. */
export function Losses({ seats, units, balance }: LossesProps) {
  return (
    <section aria-labelledby="lab-losses">
      <h3 id="lab-losses" className={styles['lab__heading']}>
        {LAB_TEXT.losses}
      </h3>
      <div className={styles['lab__pair']}>
        {seats.map(({ id, name }) => (
          <table key={id} className={styles['lab-table']} data-side={sideOfSeat(seats, id)}>
            <caption>{LAB_TEXT.lossesOf(name)}</caption>
            <thead>
              <tr>
                <th scope="col">{LAB_TEXT.unit}</th>
                <th scope="col">{LAB_TEXT.bought}</th>
                <th scope="col">{LAB_TEXT.lost}</th>
                <th scope="col" className={styles['lab-table__bar']}>
                  {LAB_TEXT.lostShare}
                </th>
              </tr>
            </thead>
            <tbody>
              {units
                .filter(({ seat }) => seat === id)
                .map((unit) => {
                  const worth = balance.units[id]?.find(({ type }) => type === unit.type)
                  return worth && <UnitRow key={unit.type} unit={unit} worth={worth} />
                })}
            </tbody>
          </table>
        ))}
      </div>
      <p className={controlStyles['field__hint']}>{LAB_TEXT.perGame}</p>
    </section>
  )
}

function UnitRow({ unit: { name, Face }, worth }: { readonly unit: LabUnit; readonly worth: UnitWorth }) {
  const bought = worth.bought.mean
  const { lost } = worth
  const share = bought > 0 ? lost / bought : null
  return (
    <tr>
      <th scope="row">
        <span className={styles['lab-unit']}>
          <Face /> {name}
        </span>
      </th>
      <td>{rounded(bought)}</td>
      <td>{rounded(lost)}</td>
      <td
        className={styles['lab-table__bar']}
        style={{ '--share': Math.min(1, share ?? 0) } as CSSProperties}
      >
        <span />
        {share === null ? '–' : wholePercent(share)}
      </td>
    </tr>
  )
}
