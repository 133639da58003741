import { once } from '@/table/desk/once'
import { playThen } from '@/table/desk/answer'
import { PrimaryButton } from '@/widgets/PrimaryButton'
import writingStyles from '@/widgets/writing.module.css'
import { PLANNER } from '../../content/planner-text'
import type { PanelProps } from '../desk/desk'
import {
  castingsOf,
  isCastNow,
  mayDesignateSpell,
  type PlannedSpell,
  type SpellPlan,
} from '../odds/spell-plan'

interface CastButtonProps extends PanelProps {
  readonly spell: PlannedSpell
  readonly plan: SpellPlan
  /** What is designated, in words: '2 fireballs'. */
  readonly text: string
}

/** Designates the castings of a plan, or says why that cannot be done now. */
export function CastButton({ desk, spell, plan, text }: CastButtonProps) {
  const commands = castingsOf(spell, plan)
  if (!mayDesignateSpell(desk.view, spell, plan.hex))
    return (
      <p className={writingStyles.soft}>
        {isCastNow(desk.view, spell, plan.hex) ? PLANNER.closed : PLANNER.whatIf}
      </p>
    )
  const isOff = commands.length === 0
  return (
    <PrimaryButton
      aria-disabled={isOff}
      onClick={once(() => (isOff ? undefined : desk.follow(playThen(commands))))}
    >
      {PLANNER.designate} {text}
    </PrimaryButton>
  )
}
