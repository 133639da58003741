import { useState } from 'react'
import controlStyles from '@/widgets/control.module.css'
import { LazySettings } from './LazySettings'
import { TEXT } from '../page-parts/text'

/** A button that opens the settings. */
export function SettingsButton() {
  const [isShown, setShown] = useState(false)
  return (
    <>
      <button
        type="button"
        className={controlStyles.button}
        aria-haspopup="dialog"
        onClick={() => setShown(true)}
      >
        {TEXT.settings}
      </button>
      {isShown && <LazySettings onClose={() => setShown(false)} />}
    </>
  )
}
