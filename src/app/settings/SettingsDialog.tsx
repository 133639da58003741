import { useStore } from 'zustand'
import { PACES } from '@/engine/table/table'
import { changeSettings, settingsStore, THEMES } from '@/store/settings'
import { Dialog } from '@/widgets/Dialog'
import { REDUCED_MOTION, useMedia } from '@/store/media'
import { TEXT } from '../page-parts/text'
import { ChoiceField } from './ChoiceField'
import { NamesField } from './NamesField'
import { SETTINGS_TEXT as WORDS } from './settings-text'
import { SwitchField } from './SwitchField'
import styles from './settings.module.css'

/** In the order shown. */
const SWITCHES = [
  'sound',
  'warnsAtEnd',
  'recaps',
  'passesIdle',
  'skipsEmpty',
  'botsConcede',
  'turnsTable',
] as const

/** How the players of this browser like their table. A change holds at once. */
export function SettingsDialog({ onClose }: { readonly onClose: () => void }) {
  const settings = useStore(settingsStore)
  const isStill = useMedia(REDUCED_MOTION)
  return (
    <Dialog open title={TEXT.settings} description={WORDS.explain} onClose={onClose}>
      <div className={styles.settings}>
        <ChoiceField
          name={WORDS.colors.name}
          hints={[WORDS.colors.hint]}
          choices={WORDS.themes}
          values={THEMES}
          chosen={settings.theme}
          onChoose={(theme) => changeSettings({ theme })}
        />
        <ChoiceField
          name={WORDS.motion.name}
          hints={isStill ? [WORDS.motion.hint, WORDS.still] : [WORDS.motion.hint]}
          choices={WORDS.paces}
          values={PACES}
          chosen={settings.pace}
          onChoose={(pace) => changeSettings({ pace })}
        />
        <fieldset className={styles.setting}>
          <legend className={styles['setting__name']}>{WORDS.table}</legend>
          {SWITCHES.map((key) => (
            <SwitchField
              key={key}
              {...WORDS.switches[key]}
              isOn={settings[key]}
              onSwitch={(isOn) => changeSettings({ [key]: isOn })}
            />
          ))}
        </fieldset>
        <NamesField />
      </div>
    </Dialog>
  )
}
