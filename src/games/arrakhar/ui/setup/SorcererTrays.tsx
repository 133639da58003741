import type { ReactNode } from 'react'
import { SET_UP_TEXT } from '@/table/set-up/set-up-text'
import { ChoiceTray, PieceTray } from '@/table/set-up/Trays'
import { classNames } from '@/widgets/class-names'
import controlStyles from '@/widgets/control.module.css'
import { Stepper } from '@/widgets/Stepper'
import writingStyles from '@/widgets/writing.module.css'
import { HAUNT_KIND_NAMES, hauntName } from '../../tables/command-text'
import { ICONS } from '../../tables/icons'
import { SORCERER_PLACEMENT as TEXT, TERMS } from '../../tables/setup-text'
import { placing } from '../../commands/laying-out'
import { countOf, type HauntId, hauntKindOf, STACKING_LIMIT } from '../../tables/units'
import { TermLink } from '../rules-help/TermLink'
import type { Placement } from './piece'
import { hauntInHand, sorcerersInHand, type Tool } from './placement-tool'
import type { PlacementProps } from './PlacementLayout'
import { UnitFace } from './UnitFace'
import styles from './pieces.module.css'

interface SorcererTrayProps extends Pick<PlacementProps, 'view' | 'setUp'> {
  readonly placement: Placement
  readonly tool: Tool
  readonly onPick: (tool: Tool) => void
  /** How many sorcerers are in hand. */
  readonly left: number
}

/** The haunts of the scenario: those in hand to pick from, those placed to take back. */
export function HauntTray({ view, setUp, placement, tool, onPick }: SorcererTrayProps) {
  return (
    <PieceTray
      title={
        <TermLink term="haunt" hint={TERMS.haunt}>
          {TEXT.haunts}
        </TermLink>
      }
      className={styles.haunts}
      pieces={view.settings.haunts.map((haunt) => {
        const hex = setUp.haunts[haunt]
        const piece = { name: 'haunt', haunt, from: hex ?? null } as const
        return {
          id: haunt,
          className: classNames(
            styles['haunt-button'],
            hex === undefined ? undefined : styles['haunt-button--placed'],
          ),
          isPicked: tool.name === 'haunt' && tool.haunt === haunt,
          onPick: () => {
            onPick(hauntInHand(haunt))
            if (hex !== undefined) placement.put(piece, { name: 'hand' })
          },
          piece,
          face: hauntFace(haunt, hex),
        }
      })}
      onGrab={placement.grab}
    />
  )
}

function hauntFace(haunt: HauntId, hex: string | undefined): ReactNode {
  const kind = hauntKindOf(haunt)
  return (
    <>
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
    </>
  )
}

/** Which haunt hides the wand (AR-3.4): the sorcerer's secret. */
export function WandChoice({ view, setUp, placement }: SorcererTrayProps) {
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
      choices={view.settings.haunts.map((haunt) => ({
        id: haunt,
        face: (
          <>
            <span aria-hidden="true">{haunt}</span>
            <span className={writingStyles['visually-hidden']}>
              {hauntName(haunt)}
              {setUp.haunts[haunt] === undefined && TEXT.notYet}
            </span>
          </>
        ),
      }))}
      picked={view.wandHaunt}
      onPick={(haunt) => placement.send(...placing({ wandHaunt: haunt }))}
    />
  )
}

/** The sorcerers in hand, how many a click places, and the tool that lifts again. */
export function SorcererTray({ placement, tool, onPick, left }: SorcererTrayProps) {
  const { atATime, setAtATime, grab } = placement
  const place = {
    id: 'place',
    className: classNames(controlStyles.button, styles['sorcerer-button']),
    isPicked: tool.name === 'units',
    onPick: () => onPick(sorcerersInHand(atATime)),
    piece: left > 0 ? sorcerersInHand(Math.min(atATime, left)) : undefined,
    face: (
      <>
        <UnitFace type="sorcerer" /> {TEXT.place}
      </>
    ),
  }
  const lift = {
    id: 'lift',
    className: controlStyles.button,
    isPicked: tool.name === 'lift',
    onPick: () => onPick({ name: 'lift' }),
    piece: undefined,
    face: TEXT.lifting,
  }
  return (
    <PieceTray title={TEXT.sorcerers} className={styles.sorcerers} pieces={[place, lift]} onGrab={grab}>
      <div className={styles.sorcerers}>
        <Stepper
          label={SET_UP_TEXT.atATime}
          value={atATime}
          min={1}
          max={STACKING_LIMIT}
          onChange={setAtATime}
        />
        <p className={controlStyles['field__hint']} aria-live="polite">
          {countOf(left, 'sorcerer')} {TEXT.inHand}
        </p>
      </div>
    </PieceTray>
  )
}
