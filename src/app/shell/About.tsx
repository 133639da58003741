import { classNames } from '@/widgets/class-names'
import pageStyles from '@/widgets/page.module.css'
import controlStyles from '@/widgets/control.module.css'
import panelStyles from '@/widgets/panel.module.css'
import { CREDITS } from './credits'
import { LineIcon } from '../page-parts/LineIcon'
import { hashOf } from '../addresses/routes'
import { HOME_TEXT } from './home-text'
import { TEXT } from '../page-parts/text'
import styles from './about.module.css'

/** Whose work this is made of, and under which licenses. */
export function About() {
  return (
    <main className={pageStyles.page}>
      <header className={pageStyles['page__bar']}>
        <a
          className={classNames(controlStyles.button, controlStyles['button--icon'])}
          href={hashOf({ page: 'home' })}
          aria-label={TEXT.play.home}
        >
          <LineIcon name="home" />
        </a>
        <h1>{HOME_TEXT.about}</h1>
      </header>
      <div className={panelStyles.stack}>
        {CREDITS.map(({ heading, lines }) => (
          <section key={heading} className={panelStyles.panel}>
            <h2 className={panelStyles['panel__title']}>{heading}</h2>
            <dl className={styles.credits}>
              {lines.map(({ work, by, license, licenseUrl, url }) => (
                <div key={work} className={styles['credits__line']}>
                  <dt>{url ? <a href={url}>{work}</a> : work}</dt>
                  <dd>
                    {by}
                    {license && (
                      <span className={classNames(controlStyles.chip, styles['credits__chip'])}>
                        {licenseUrl ? <a href={licenseUrl}>{license}</a> : license}
                      </span>
                    )}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </main>
  )
}
