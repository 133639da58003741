import type { PointerEvent } from 'react'
import { SET_UP_TEXT } from '@/table/set-up/set-up-text'
import { ChoiceTray, Tray, TrayPiece } from '@/table/set-up/Trays'
import { classNames } from '@/widgets/class-names'
import controlStyles from '@/widgets/control.module.css'
import { Stepper } from '@/widgets/Stepper'
import writingStyles from '@/widgets/writing.module.css'
import { HAUNT_KIND_NAMES, hauntName } from '../../tables/command-text'
import { ICONS } from '../../tables/icons'
import { SORCERER_PLACEMENT as TEXT, TERMS } from '../../tables/setup-text'
import { countOf, type HauntId, hauntKindOf, STACKING_LIMIT } from '../../tables/units'
import type { Settings, SetUp } from '../../state/position'
import { TermLink } from '../rules-help/TermLink'
import type { Piece } from './piece'
import { hauntInHand, sorcerersInHand, type Tool } from './placement-tool'
import { UnitFace } from './UnitFace'
import styles from './pieces.module.css'

interface PickingProps {
  readonly tool: Tool
  readonly onPick: (tool: Tool) => void
  readonly onGrab: (event: PointerEvent, piece: Piece) => void
}

interface HauntTrayProps extends PickingProps {
  readonly settings: Settings
  readonly setUp: SetUp
  readonly onLift: (piece: Piece) => void
}

/** The haunts of the scenario: those in hand to pick from, those placed to take back. */
export function HauntTray({ settings, setUp, tool, onPick, onLift, onGrab }: HauntTrayProps) {
  const hauntPiece = (haunt: HauntId) => {
    const hex = setUp.haunts[haunt]
    const piece: Piece = { name: 'haunt', haunt, from: hex ?? null }
    const kind = hauntKindOf(haunt)
    return (
      <TrayPiece
        className={classNames(
          styles['haunt-button'],
          hex === undefined ? undefined : styles['haunt-button--placed'],
        )}
        isPicked={tool.name === 'haunt' && tool.haunt === haunt}
        onPick={() => {
          onPick(hauntInHand(haunt))
          if (hex !== undefined) onLift(piece)
        }}
        onGrab={(event) => onGrab(event, piece)}
      >
        <svg className={styles['haunt-button__art']} viewBox="0 0 256 256" aria-hidden="true">
          <path d={ICONS[kind].path} />
        </svg>
        <b>
          <span className={writingStyles['visually-hidden']}>{HAUNT_KIND_NAMES[kind]} </span>
          {haunt}
        </b>
        <span className={styles['haunt-button__place']}>
          {hex === undefined ? TEXT.inHand : TEXT.at(hex)}
          {hex !== undefined && <span className={writingStyles['visually-hidden']}>{TEXT.liftIt}</span>}
        </span>
      </TrayPiece>
    )
  }
  return (
    <Tray
      title={
        <TermLink term="haunt" hint={TERMS.haunt}>
          {TEXT.haunts}
        </TermLink>
      }
    >
      <ul className={styles.haunts}>
        {settings.haunts.map((haunt) => (
          <li key={haunt}>{hauntPiece(haunt)}</li>
        ))}
      </ul>
    </Tray>
  )
}

interface WandChoiceProps {
  readonly settings: Settings
  readonly setUp: SetUp
  readonly wandHaunt: HauntId | null
  readonly onHide: (haunt: HauntId) => void
}

/** Which haunt hides the wand (AR-3.4): the sorcerer's secret. */
export function WandChoice({ settings, setUp, wandHaunt, onHide }: WandChoiceProps) {
  const face = (haunt: HauntId) => (
    <>
      <span aria-hidden="true">{haunt}</span>
      <span className={writingStyles['visually-hidden']}>
        {hauntName(haunt)}
        {setUp.haunts[haunt] === undefined && TEXT.notYet}
      </span>
    </>
  )
  return (
    <ChoiceTray
      title={TEXT.wand}
      name="wand-haunt"
      className={styles['wand-choice']}
      hint={
        <>
          {TEXT.wandNote}{' '}
          <TermLink term="seal" hint={TERMS.seal}>
            {TEXT.sealed}
          </TermLink>
        </>
      }
      choices={settings.haunts.map((haunt) => ({ id: haunt, face: face(haunt) }))}
      picked={wandHaunt}
      onPick={onHide}
    />
  )
}

interface SorcererTrayProps extends PickingProps {
  readonly left: number
  readonly atATime: number
  readonly onAtATime: (count: number) => void
}

/** The sorcerers in hand, how many a click places, and the tool that lifts again. */
export function SorcererTray({ left, tool, atATime, onAtATime, onPick, onGrab }: SorcererTrayProps) {
  return (
    <Tray title={TEXT.sorcerers}>
      <div className={styles.sorcerers}>
        <TrayPiece
          className={classNames(controlStyles.button, styles['sorcerer-button'])}
          isPicked={tool.name === 'units'}
          onPick={() => onPick(sorcerersInHand(atATime))}
          onGrab={(event) => left > 0 && onGrab(event, sorcerersInHand(Math.min(atATime, left)))}
        >
          <UnitFace type="sorcerer" /> {TEXT.place}
        </TrayPiece>
        <button
          type="button"
          className={controlStyles.button}
          aria-pressed={tool.name === 'lift'}
          onClick={() => onPick({ name: 'lift' })}
        >
          {TEXT.lifting}
        </button>
      </div>
      <div className={styles.sorcerers}>
        <Stepper
          label={SET_UP_TEXT.atATime}
          value={atATime}
          min={1}
          max={STACKING_LIMIT}
          onChange={onAtATime}
        />
        <p className={controlStyles['field__hint']} aria-live="polite">
          {countOf(left, 'sorcerer')} {TEXT.inHand}
        </p>
      </div>
    </Tray>
  )
}
