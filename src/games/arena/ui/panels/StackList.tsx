import { FigurePicture } from '@/board/field/FigurePicture'
import writingStyles from '@/widgets/writing.module.css'
import { cardOf, membersOf } from '../../queries/creatures'
import type { Creature, Space } from '../../state/position'
import { isAir } from '../../queries/spaces'
import { moveOf, powerOf } from '../../queries/values'
import type { View } from '../../state/view'
import { counterOf } from '../board/board-view'
import { badgesOf, signsOf } from '../board/signs'
import { ItemPicture } from '../items/ItemPicture'
import { carriedBy } from '../../queries/equipment'
import { nameOf } from '../../queries/names'
import { WORDS } from '../words/words-text'
import { STACK_PANEL } from '../../tables/table-text'
import styles from './panels.module.css'

interface StackListProps {
  readonly view: View
  readonly space: Space
}

/** Everybody in a space, each with the counter of the board; those who ride stand below who carries them. */
export function StackList({ view, space }: StackListProps) {
  const leaders = view.creatures.filter(({ at, on }) => at === space && on === null)
  return (
    <ul>
      {leaders.map((leader) => (
        <StackEntry key={leader.id} view={view} creature={leader} isFlying={isAir(space)} />
      ))}
    </ul>
  )
}

interface StackEntryProps {
  readonly view: View
  readonly creature: Creature
  readonly isFlying: boolean
}

function StackEntry({ view, creature, isFlying }: StackEntryProps) {
  const [, ...riders] = membersOf(view, creature)
  return (
    <li className={styles['stack-list__entry']}>
      <FigurePicture counter={counterOf(view, creature)} isFlying={isFlying} />
      <div>
        <Facts view={view} creature={creature} />
        {riders.length > 0 ? (
          <ul className={styles['stack-list__riders']} aria-label={STACK_PANEL.riders}>
            {riders.map((rider) => (
              <li key={rider.id}>
                <Facts view={view} creature={rider} />
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </li>
  )
}

interface FactsProps {
  readonly view: View
  readonly creature: Creature
}

/** Its name, whose it is where nobody has it, its figures and signs, and pictures of what it carries. */
function Facts({ view, creature }: FactsProps) {
  const figures = WORDS.figures(powerOf(view, creature), moveOf(view, creature))
  const signs = [...signsOf(view, creature), ...badgesOf(view, creature)].map(({ label }) => label)
  const isNobodys = creature.controller === null
  return (
    <p>
      <b>{nameOf(creature)}</b>
      {isNobodys ? ` ${STACK_PANEL.ownerless}` : ''}{' '}
      {carriedBy(view, creature).map(({ id, card }) => (
        <ItemPicture key={id} card={card} />
      ))}{' '}
      <span className={writingStyles.soft}>
        {[figures, STACK_PANEL.size(cardOf(creature).size), ...signs].join(', ')}
      </span>
    </p>
  )
}
