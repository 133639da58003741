import { classNames } from '@/widgets/class-names'
import panelStyles from '@/widgets/panel.module.css'
import { LineIcon } from '../page-parts/LineIcon'
import { useTableState } from '../session/table-session'
import { GAMES_TEXT as TEXT } from './games-text'

/** Warns where a game could be opened, while the one at the table would be lost to it: the browser does not keep it. */
export function UnkeptNotice() {
  const isUnkept = useTableState(
    ({ session, saveStatus }) => session !== null && saveStatus.state === 'failed',
  )
  return (
    isUnkept && (
      <p className={classNames(panelStyles.panel, panelStyles['panel--sunken'], panelStyles.row)}>
        <LineIcon name="warning" />
        <span>{TEXT.unkept}</span>
      </p>
    )
  )
}
