import type { PointerEvent } from 'react'
import type { HexId } from '@/engine/hex'
import { classNames } from '@/widgets/class-names'
import writingStyles from '@/widgets/writing.module.css'
import { ICONS } from '../../content/icons'
import { SORCERER_PLACEMENT as TEXT, TERMS } from '../../content/setup-text'
import { HAUNT_KIND_NAMES } from '../../content/command-text'
import { type HauntId, hauntKindOf } from '../../content/units'
import type { Settings, SetUp } from '../../rules/position'
import { TermLink } from '../rules-help/TermLink'
import type { Piece } from './piece'
import type { Tool } from './placement-tool'
import styles from './placement.module.css'

interface HauntTrayProps {
  readonly settings: Settings
  readonly setUp: SetUp
  readonly tool: Tool
  readonly onPick: (tool: Tool) => void
  readonly onLift: (piece: Piece) => void
  readonly onGrab: (event: PointerEvent, piece: Piece) => void
}

/** The haunts of the scenario: those in hand to pick from, those placed to take back. */
export function HauntTray({ settings, setUp, tool, onPick, onLift, onGrab }: HauntTrayProps) {
  const take = (haunt: HauntId) => {
    onPick({ name: 'haunt', haunt })
    const from = setUp.haunts[haunt]
    if (from !== undefined) onLift({ name: 'haunt', haunt, from })
  }
  return (
    <section className={styles.tray} aria-labelledby="haunt-tray-title">
      <h2 className={styles['tray__title']} id="haunt-tray-title">
        <TermLink term="haunt" hint={TERMS.haunt}>
          {TEXT.haunts}
        </TermLink>
      </h2>
      <ul className={styles['tray__haunts']}>
        {settings.haunts.map((haunt) => (
          <li key={haunt}>
            <HauntButton
              haunt={haunt}
              hex={setUp.haunts[haunt]}
              picked={tool.name === 'haunt' && tool.haunt === haunt}
              onPick={() => take(haunt)}
              onGrab={(event) => onGrab(event, { name: 'haunt', haunt, from: setUp.haunts[haunt] ?? null })}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

interface HauntButtonProps {
  readonly haunt: HauntId
  readonly hex: HexId | undefined
  readonly picked: boolean
  readonly onPick: () => void
  readonly onGrab: (event: PointerEvent) => void
}

function HauntButton({ haunt, hex, picked, onPick, onGrab }: HauntButtonProps) {
  return (
    <button
      type="button"
      className={classNames(
        styles['haunt-button'],
        styles.draggable,
        hex === undefined ? undefined : styles['haunt-button--placed'],
      )}
      aria-pressed={picked}
      onClick={onPick}
      onPointerDown={onGrab}
    >
      <svg className={styles['haunt-button__art']} viewBox="0 0 256 256" aria-hidden="true">
        <path d={ICONS[hauntKindOf(haunt)].path} />
      </svg>
      <b>
        <span className={writingStyles['visually-hidden']}>{HAUNT_KIND_NAMES[hauntKindOf(haunt)]} </span>
        {haunt}
      </b>
      <span className={styles['haunt-button__place']}>
        {hex === undefined ? TEXT.inHand : TEXT.at(hex)}
        {hex !== undefined && <span className={writingStyles['visually-hidden']}>{TEXT.liftIt}</span>}
      </span>
    </button>
  )
}
