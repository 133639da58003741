import { type ItemIconName, ICONS } from '../../tables/item-icons'
import type { ItemCardId } from '../../tables/items'
import styles from './items.module.css'

/** Which drawing each item has. */
// prettier-ignore
const ART: Readonly<Record<ItemCardId, ItemIconName>> = {
  'magic-sword': 'sword', 'potion-of-giant-strength': 'flask', 'potion-of-speed': 'fizz', 'grenade': 'grenade',
  'ring-of-regeneration': 'ring', 'amulet-of-protection-from-magic': 'amulet', 'boots-of-striding': 'boots',
  'giants-club': 'club', 'soul-blade': 'blade', 'holy-symbol': 'symbol', 'wand-of-fire': 'fireWand',
  'wand-of-dispelling': 'wand', 'cloak-of-wings': 'cloak', 'jet-pack': 'rocket', 'longbow': 'longbow',
  'magic-bow': 'magicBow', 'venom-vial': 'poison', 'assassins-dagger': 'dagger', 'field-dressing': 'bandage',
  'emp-charge': 'lightning', 'helm-of-will': 'helm', 'scroll-of-recall': 'scroll', 'armor-plating': 'plating',
  'warhorn': 'horn',
}

/** An item as a small picture; its name stands beside it. */
export function ItemPicture({ card }: { readonly card: ItemCardId }) {
  return (
    <svg className={styles['item-picture']} viewBox="0 0 256 256" aria-hidden="true">
      <path d={ICONS[ART[card]].path} />
    </svg>
  )
}
