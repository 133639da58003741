import { ICONS } from '../../content/icons'
import { SORCERER_PLACEMENT as TEXT, TERMS } from '../../content/setup-text'
import { HAUNT_KIND_NAMES } from '../../content/text'
import { type HauntId, hauntKindOf } from '../../content/units'
import type { LiftHaunt } from '../../rules/commands'
import type { Settings, SetUp } from '../../rules/position'
import type { Tool } from './placement-tool'

interface HauntTrayProps {
  readonly settings: Settings
  readonly setUp: SetUp
  readonly tool: Tool
  readonly onPick: (tool: Tool) => void
  readonly onLift: (command: LiftHaunt) => void
}

/** The haunts of the scenario: those in hand to pick from, those placed to take back. */
export function HauntTray({ settings, setUp, tool, onPick, onLift }: HauntTrayProps) {
  const take = (haunt: HauntId) => {
    onPick({ name: 'haunt', haunt })
    if (setUp.haunts[haunt] !== undefined) onLift({ type: 'liftHaunt', haunt })
  }
  return (
    <section className="tray" aria-labelledby="haunt-tray-title">
      <h2 className="tray__title" id="haunt-tray-title" title={TERMS.haunt}>
        {TEXT.haunts}
      </h2>
      <ul className="tray__haunts">
        {settings.haunts.map((haunt) => (
          <li key={haunt}>
            <HauntButton
              haunt={haunt}
              hex={setUp.haunts[haunt]}
              picked={tool.name === 'haunt' && tool.haunt === haunt}
              onPick={() => take(haunt)}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

interface HauntButtonProps {
  readonly haunt: HauntId
  readonly hex: string | undefined
  readonly picked: boolean
  readonly onPick: () => void
}

function HauntButton({ haunt, hex, picked, onPick }: HauntButtonProps) {
  return (
    <button
      type="button"
      className={hex === undefined ? 'haunt-button' : 'haunt-button haunt-button--placed'}
      aria-pressed={picked}
      onClick={onPick}
    >
      <svg className="haunt-button__art" viewBox="0 0 512 512" aria-hidden="true">
        <path d={ICONS[hauntKindOf(haunt)].path} />
      </svg>
      <b>
        <span className="visually-hidden">{HAUNT_KIND_NAMES[hauntKindOf(haunt)]} </span>
        {haunt}
      </b>
      <span className="haunt-button__place">
        {hex === undefined ? TEXT.inHand : `at ${hex}`}
        {hex !== undefined && <span className="visually-hidden">, lift it</span>}
      </span>
    </button>
  )
}
