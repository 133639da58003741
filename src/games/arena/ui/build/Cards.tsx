import { memo } from 'react'
import { Stepper } from '@/widgets/Stepper'
import { listed } from '@/engine/phrases'
import controlStyles from '@/widgets/control.module.css'
import { BUILD } from '../../content/build-text'
import { type CreatureCardId, CREATURES } from '../../content/creatures'
import { MOST_CARDS } from '../../content/game-rules'
import { type ItemCardId, ITEMS } from '../../content/items'
import { itemText, requirementText, spellText } from '../../content/magic-text'
import { type SpellId, SPELLS } from '../../content/spells'
import type { ArenaSeat, Settings } from '../../rules/position'
import { ItemPicture } from '../items/ItemPicture'
import { CardFrame } from './CardFrame'
import { creatureFacts } from './creature-facts'
import { freshCounter } from './fresh-counter'
import { itemFacts, spellFacts } from './magic-facts'

interface CreatureCardViewProps {
  readonly id: CreatureCardId
  readonly settings: Settings
  /** Whose colors its counter has. */
  readonly seat: ArenaSeat
  readonly count: number
  /** Keep the reference: cards are drawn again only where something has changed. */
  readonly onCount: (id: CreatureCardId, count: number) => void
}

/** A creature card to buy, as often as wanted (AA-2.2). */
export const CreatureCardView = memo(function CreatureCardView(props: CreatureCardViewProps) {
  const { id, settings, seat, count, onCount } = props
  const card = CREATURES[id]
  return (
    <CardFrame
      name={card.name}
      cost={BUILD.cost(card.cost)}
      face={freshCounter(id, seat)}
      facts={creatureFacts(card, settings)}
      blurb=""
      isTaken={count > 0}
    >
      {card.isSold ? (
        <Stepper
          label={card.name}
          labelHidden
          value={count}
          min={0}
          max={MOST_CARDS}
          onChange={(next) => onCount(id, next)}
        />
      ) : (
        <span title={BUILD.notSoldLine}>{BUILD.notSold}</span>
      )}
    </CardFrame>
  )
})

interface ItemCardViewProps {
  readonly id: ItemCardId
  readonly count: number
  readonly onCount: (id: ItemCardId, count: number) => void
}

/** An item card to buy, as often as wanted. */
export const ItemCardView = memo(function ItemCardView({ id, count, onCount }: ItemCardViewProps) {
  const { name, cost } = ITEMS[id]
  return (
    <CardFrame
      name={name}
      cost={BUILD.cost(cost)}
      picture={<ItemPicture card={id} />}
      facts={itemFacts(id)}
      blurb={[itemText(id), requirementText(id)].filter(Boolean).join(' ')}
      isTaken={count > 0}
    >
      <Stepper
        label={name}
        labelHidden
        value={count}
        min={0}
        max={MOST_CARDS}
        onChange={(next) => onCount(id, next)}
      />
    </CardFrame>
  )
})

interface SpellCardViewProps {
  readonly id: SpellId
  readonly isListed: boolean
  /** Names of those in the army who can cast it, joined by commas; '' for nobody. */
  readonly casters: string
  readonly onList: (id: SpellId, isListed: boolean) => void
}

/** A spell card to list (AA-2.5), with those in the army who could cast it. */
export const SpellCardView = memo(function SpellCardView(props: SpellCardViewProps) {
  const { id, isListed, casters, onList } = props
  const { name, cost } = SPELLS[id]
  return (
    <CardFrame
      name={name}
      cost={BUILD.poolCost(cost)}
      facts={spellFacts(id)}
      blurb={spellText(id)}
      isTaken={isListed}
    >
      <label className={controlStyles.check}>
        <input type="checkbox" checked={isListed} onChange={({ target }) => onList(id, target.checked)} />
        {BUILD.listSpell(name)}
      </label>
      <p className={controlStyles['field__hint']}>
        {casters === '' ? BUILD.noCaster : BUILD.castBy(listed(casters.split(', ')))}
      </p>
    </CardFrame>
  )
})
