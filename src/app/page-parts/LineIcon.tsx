import styles from '@/widgets/line-icon.module.css'

/** Outlines in a 24 x 24 box, drawn with a stroke. */
const OUTLINES = {
  home: 'M4 11.5 12 4l8 7.5M6.5 10v9.5h11V10M10 19.5v-5.5h4v5.5',
  undo: 'M8.5 5 4 9.5 8.5 14M4 9.5h10a5.5 5.5 0 0 1 0 11h-3.5',
  redo: 'M15.5 5 20 9.5 15.5 14M20 9.5H10a5.5 5.5 0 0 0 0 11h3.5',
  menu: 'M4 6.5h16M4 12h16M4 17.5h16',
  warning: 'M12 3.5 21.5 20H2.5ZM12 10v4.5M12 17.2v.3',
  close: 'M6 6l12 12M18 6 6 18',
  pause: 'M8.5 5v14M15.5 5v14',
  go: 'M8 5l11 7-11 7Z',
} as const

/** A small sign on a button of the shell; the button's name says what it does. */
export function LineIcon({ name }: { readonly name: keyof typeof OUTLINES }) {
  return (
    <svg className={styles['line-icon']} viewBox="0 0 24 24" aria-hidden="true">
      <path d={OUTLINES[name]} />
    </svg>
  )
}
