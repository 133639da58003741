import { useState } from 'react'
import type { CreatureCardId } from '../../content/creatures'
import type { ItemCardId } from '../../content/items'
import type { ArenaSeat, Space } from '../../rules/position'
import { hexOf } from '../../rules/spaces'
import { burying, type Edit, laying, placing } from './edits'
import { EDITOR_TEXT } from './editor-text'
import { CREATURE_OPTIONS, ITEM_OPTIONS, LAYER_OPTIONS, SEAT_OPTIONS } from './options'
import { Select } from '@/widgets/Select'
import controlStyles from '@/widgets/control.module.css'
import panelStyles from '@/widgets/panel.module.css'

interface AddPanelProps {
  /** Where it is put down; null while no hex is chosen. */
  readonly space: Space | null
  readonly layer: 'ground' | 'air'
  readonly onLayer: (layer: 'ground' | 'air') => void
  readonly onEdit: (edit: Edit) => void
}

/** What can be put down in the chosen space. */
export function AddPanel({ space, layer, onLayer, onEdit }: AddPanelProps) {
  const [seat, setSeat] = useState<ArenaSeat>('west')
  const [creature, setCreature] = useState<CreatureCardId>('orc')
  const [item, setItem] = useState<ItemCardId>('magic-sword')
  const put = (make: (at: Space) => Edit) => () => {
    if (space !== null) onEdit(make(space))
  }
  const button = (name: string, make: (at: Space) => Edit) => (
    <button type="button" className={controlStyles.button} disabled={space === null} onClick={put(make)}>
      {name}
    </button>
  )
  return (
    <div className={panelStyles.stack}>
      <Select label={EDITOR_TEXT.layer} value={layer} options={LAYER_OPTIONS} onChange={onLayer} />
      <Select label={EDITOR_TEXT.side} value={seat} options={SEAT_OPTIONS} onChange={setSeat} />
      <Select
        label={EDITOR_TEXT.creature}
        value={creature}
        options={CREATURE_OPTIONS}
        onChange={setCreature}
      />
      <div className={panelStyles.row}>
        {button(EDITOR_TEXT.addCreature, (at) => placing(creature, seat, at))}
        {button(EDITOR_TEXT.addCorpse, (at) => burying(creature, seat, hexOf(at)))}
      </div>
      <Select label={EDITOR_TEXT.item} value={item} options={ITEM_OPTIONS} onChange={setItem} />
      {button(EDITOR_TEXT.addItem, (at) => laying(item, at))}
    </div>
  )
}
