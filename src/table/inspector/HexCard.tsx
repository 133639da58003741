import { CounterPicture } from '@/board/layers/CounterPicture'
import type { HexId } from '@/engine/kernel/hex'
import writingStyles from '@/widgets/writing.module.css'
import type { Fact, GroupSeen, HexSeen, PieceSeen } from './hex-seen'
import { INSPECTOR_TEXT as TEXT } from './inspector-text'
import styles from './inspector.module.css'

/** Where clauses lead to. */
export interface Clauses {
  readonly headings: Readonly<Record<string, string>>
  readonly rulesAt: (clause: string) => string
}

interface CardProps {
  readonly clauses: Clauses
  /** Pieces that can be picked alone. */
  readonly pickable: readonly string[]
  readonly onPick: (piece: string) => void
}

/** All that lies open about a hex: its ground, what is on it, and its stack fanned out. */
export function HexCard({ hex, seen, ...card }: CardProps & { readonly hex: HexId; readonly seen: HexSeen }) {
  return (
    <div className={styles['inspector__card']}>
      <h2>{TEXT.name(hex)}</h2>
      <FactTags facts={seen.facts} clauses={card.clauses} />
      {seen.groups.length === 0 ? <p className={writingStyles.soft}>{TEXT.empty}</p> : null}
      {seen.groups.map((group) => (
        <StackFan key={group.heading} group={group} {...card} />
      ))}
    </div>
  )
}

/** What holds, each with its clause as a small tag. */
function FactTags({ facts, clauses }: { readonly facts: readonly Fact[]; readonly clauses: Clauses }) {
  return (
    <ul className={styles['inspector__facts']}>
      {facts.map(({ text, clause }) => (
        <li key={text}>
          {text}{' '}
          <a
            className={styles['inspector__clause']}
            href={clauses.rulesAt(clause)}
            title={clauses.headings[clause]}
          >
            {clause}
          </a>
        </li>
      ))}
    </ul>
  )
}

/** Pieces that are alike, side by side as counters, under what holds of all of them. */
function StackFan({ group, clauses, pickable, onPick }: CardProps & { readonly group: GroupSeen }) {
  return (
    <section className={styles['inspector__group']} aria-label={group.heading}>
      <h3>{group.heading}</h3>
      <FactTags facts={group.facts} clauses={clauses} />
      <ul className={styles['inspector__fan']}>
        {group.pieces.map((piece) => (
          <li key={piece.id}>
            {pickable.includes(piece.id) ? (
              <button
                type="button"
                className={styles['inspector__unit']}
                title={TEXT.pickOne(piece.counter.label)}
                onClick={() => onPick(piece.id)}
              >
                <Seen piece={piece} />
                <span className={writingStyles['visually-hidden']}>
                  . {TEXT.pickOne(piece.counter.label)}
                </span>
              </button>
            ) : (
              <div className={styles['inspector__unit']}>
                <Seen piece={piece} />
              </div>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Seen({ piece: { counter, remarks } }: { readonly piece: PieceSeen }) {
  return (
    <>
      <CounterPicture counter={counter} />
      <b>{counter.label}</b>
      {remarks.map((remark) => (
        <small key={remark}>{remark}</small>
      ))}
    </>
  )
}
