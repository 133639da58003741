import { ICONS } from '../../tables/icons'
import { ICONS as ITEM_ICONS } from '../../tables/item-icons'
import type { EffectType } from '../../tables/magic'
import { magicOf } from '../../state/sources'
import type { MagicSource } from '../../state/position'
import { ItemPicture } from './ItemPicture'
import styles from './items.module.css'

/** Which drawing stands for each type of magic, and for Tech. */
const ART: Readonly<Record<EffectType, { readonly path: string }>> = {
  Charm: ICONS.fairy,
  Creature: ICONS.wolf,
  Death: ICONS.skeleton,
  Destruction: ITEM_ICONS.lightning,
  Holy: ITEM_ICONS.symbol,
  Illusion: ICONS.mask,
  Meta: ITEM_ICONS.wand,
  Nature: ICONS.oak,
  Spacetime: ICONS.hourglass,
  Tech: ITEM_ICONS.rocket,
}

/** Magic as a small picture: an item as itself, a spell or an ability by its type; its name stands beside it. */
export function MagicPicture({ source }: { readonly source: MagicSource }) {
  if (source.kind === 'item') return <ItemPicture card={source.item} />
  return (
    <svg className={styles['item-picture']} viewBox="0 0 256 256" aria-hidden="true">
      <path d={ART[magicOf(source).type].path} />
    </svg>
  )
}
