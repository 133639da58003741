import { useState } from 'react'
import writingStyles from '@/widgets/writing.module.css'
import panelStyles from '@/widgets/panel.module.css'
import controlStyles from '@/widgets/control.module.css'
import { BUILD } from '../../content/build-text'
import { type CreatureCardId, CREATURES } from '../../content/creatures'
import { ITEM_IDS, type ItemCardId } from '../../content/items'
import { SPELL_IDS, type SpellId } from '../../content/spells'
import type { ArenaSeat, Settings } from '../../rules/position'
import type { ArmyDraft } from './army-draft'
import { CreatureCardView, ItemCardView, SpellCardView } from './Cards'
import { FilterFields } from './FilterFields'
import {
  castersOf,
  creaturesIn,
  creaturesShown,
  type Filter,
  itemsShown,
  NO_FILTER,
  type Shelf,
  spellsShown,
} from './filters'
import styles from './build.module.css'

interface CatalogueProps {
  readonly settings: Settings
  readonly seat: ArenaSeat
  readonly draft: ArmyDraft
  /** The creatures of the draft, each as often as it is taken. */
  readonly creatures: readonly CreatureCardId[]
  /** Points not spent yet. */
  readonly left: number
  /** Keep these references: cards are drawn again only where something has changed. */
  readonly onCreatures: (id: CreatureCardId, count: number) => void
  readonly onItems: (id: ItemCardId, count: number) => void
  readonly onSpell: (id: SpellId, isListed: boolean) => void
}

/** All cards that a game knows, by kind; searched and filtered. */
export function Catalogue(props: CatalogueProps) {
  const { settings } = props
  const [picked, setShelf] = useState<Shelf>('creatures')
  const [filter, setFilter] = useState<Filter>(NO_FILTER)
  const isBasic = settings.ruleset === 'basic'
  const shelf = isBasic ? 'creatures' : picked
  return (
    <section className={styles['army-catalogue']} aria-labelledby="army-shelves">
      <h2 className={writingStyles['visually-hidden']} id="army-shelves">
        {BUILD.shelves}
      </h2>
      {!isBasic && (
        <div className={panelStyles.row}>
          {(['creatures', 'items', 'spells'] as const).map((one) => (
            <button
              key={one}
              type="button"
              className={controlStyles.button}
              aria-pressed={one === shelf}
              onClick={() => setShelf(one)}
            >
              {BUILD.shelf[one]}
            </button>
          ))}
        </div>
      )}
      <FilterFields
        shelf={shelf}
        isBasic={isBasic}
        filter={filter}
        onChange={(part) => setFilter({ ...filter, ...part })}
      />
      <ShelfCards shelf={shelf} filter={filter} {...props} />
    </section>
  )
}

interface ShelfCardsProps extends CatalogueProps {
  readonly shelf: Shelf
  readonly filter: Filter
}

function ShelfCards({ shelf, ...props }: ShelfCardsProps) {
  switch (shelf) {
    case 'creatures':
      return <CreatureShelf {...props} />
    case 'items':
      return <ItemShelf {...props} />
    case 'spells':
      return <SpellShelf {...props} />
  }
}

function CreatureShelf(props: Omit<ShelfCardsProps, 'shelf'>) {
  const { filter, settings, seat, draft, left, onCreatures } = props
  const shown = creaturesShown(filter, settings, left)
  return (
    <>
      <Count shown={shown.length} of={creaturesIn(settings).length} />
      <ul className={styles['army-cards']}>
        {shown.map((id) => (
          <CreatureCardView
            key={id}
            id={id}
            settings={settings}
            seat={seat}
            count={draft.creatures[id] ?? 0}
            onCount={onCreatures}
          />
        ))}
      </ul>
    </>
  )
}

function ItemShelf({ filter, draft, left, onItems }: Omit<ShelfCardsProps, 'shelf'>) {
  const shown = itemsShown(filter, left)
  return (
    <>
      <Count shown={shown.length} of={ITEM_IDS.length} />
      <ul className={styles['army-cards']}>
        {shown.map((id) => (
          <ItemCardView key={id} id={id} count={draft.items[id] ?? 0} onCount={onItems} />
        ))}
      </ul>
    </>
  )
}

function SpellShelf({ filter, draft, creatures, onSpell }: Omit<ShelfCardsProps, 'shelf'>) {
  const shown = spellsShown(filter, creatures)
  return (
    <>
      <Count shown={shown.length} of={SPELL_IDS.length} />
      <ul className={styles['army-cards']}>
        {shown.map((id) => (
          <SpellCardView
            key={id}
            id={id}
            isListed={draft.spells.includes(id)}
            casters={castersOf(id, creatures)
              .map((card) => CREATURES[card].name)
              .join(', ')}
            onList={onSpell}
          />
        ))}
      </ul>
    </>
  )
}

function Count({ shown, of }: { readonly shown: number; readonly of: number }) {
  return (
    <p className={controlStyles['field__hint']} role="status">
      {shown === 0 ? BUILD.none : BUILD.shown(shown, of)}
    </p>
  )
}
