import { useMemo } from 'react'
import { DiceRow } from '@/table/log/DiceRow'
import { once } from '@/table/desk/once'
import type { Designation } from '../../rules/position'
import { designatingIn } from '../../rules/segments/designating'
import type { ResolutionEvent } from '../sentences/resolution'
import { designationText, resultText } from './designation-text'
import type { Desk, PanelProps } from './desk'
import { TermLink } from '../rules-help/TermLink'
import { facesOf, resolutionsOf } from './resolutions'
import { useResolveAll } from './use-resolve-all'

/** What is designated in this segment: taken back before the first roll, then rolled in any order. */
export function Designations({ desk }: PanelProps) {
  const { view, log } = desk
  const resolveAll = useResolveAll(desk)
  const resolutions = useMemo(() => resolutionsOf(log), [log])
  const designations = designatingIn(view)?.designations ?? []
  if (designations.length === 0) return null
  const unresolved = designations.filter(({ resolved }) => !resolved)
  const isRolling = unresolved.length < designations.length
  return (
    <section className="designations" aria-label="Designations">
      <div className="designations__head">
        <h3>
          <TermLink term="designate">Designated</TermLink>{' '}
          <span className="soft">{unresolved.length} to roll</span>
        </h3>
        <button
          type="button"
          className="button"
          aria-disabled={unresolved.length === 0}
          onClick={once(() => (unresolved.length > 0 ? resolveAll() : undefined))}
        >
          Resolve all
        </button>
      </div>
      <ol>
        {designations.map((made) => (
          <DesignationRow
            key={made.id}
            desk={desk}
            made={made}
            resolution={resolutions.get(made.id)}
            mayWithdraw={!isRolling}
          />
        ))}
      </ol>
    </section>
  )
}

interface DesignationRowProps {
  readonly desk: Desk
  readonly made: Designation
  readonly resolution: ResolutionEvent | undefined
  readonly mayWithdraw: boolean
}

function DesignationRow({ desk, made, resolution, mayWithdraw }: DesignationRowProps) {
  const text = designationText(desk.view, made)
  return (
    <li className="designation" data-resolved={made.resolved ? '' : undefined}>
      <span className="designation__text">
        <b>{made.hex}</b> {text}
      </span>
      {made.resolved ? (
        <span className="designation__result">
          <DiceRow faces={resolution ? facesOf(resolution) : []} />
          {resolution ? resultText(resolution) : 'resolved'}
        </span>
      ) : (
        <span className="designation__actions">
          {mayWithdraw ? (
            <button
              type="button"
              className="button button--quiet"
              aria-label={`Take back: ${text} at ${made.hex}`}
              onClick={once(() => desk.send({ type: 'withdraw', designation: made.id }))}
            >
              Take back
            </button>
          ) : null}
          <button
            type="button"
            className="button"
            aria-label={`Roll: ${text} at ${made.hex}`}
            onClick={once(() => desk.send({ type: 'resolve', designation: made.id }))}
          >
            Roll
          </button>
        </span>
      )}
    </li>
  )
}
