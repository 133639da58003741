import { CREDITS } from './credits'
import { LineIcon } from './LineIcon'
import { hashOf } from './routes'
import { HOME_TEXT } from './home-text'
import { TEXT } from './text'
import './about.css'

/** Whose work this is made of, and under which licenses. */
export function About() {
  return (
    <main className="page">
      <header className="page__bar">
        <a className="button button--icon" href={hashOf({ page: 'home' })} aria-label={TEXT.play.home}>
          <LineIcon name="home" />
        </a>
        <h1>{HOME_TEXT.about}</h1>
      </header>
      <div className="stack">
        {CREDITS.map(({ heading, lines }) => (
          <section key={heading} className="panel">
            <h2 className="panel__title">{heading}</h2>
            <dl className="credits">
              {lines.map(({ work, by, license, licenseUrl, url }) => (
                <div key={work} className="credits__line">
                  <dt>{url ? <a href={url}>{work}</a> : work}</dt>
                  <dd>
                    {by}
                    {license && (
                      <span className="chip">
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
