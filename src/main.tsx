import { setAutoFreeze } from 'immer'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/App'
import { loadPage } from './app/pages'
import { routeOf } from './app/routes'
import { present } from './engine/refusal'
import './app/styles/index.css'

// Freezing costs five times the work of a command; development and tests have it on.
setAutoFreeze(!import.meta.env.PROD)

const root = createRoot(present(document.getElementById('root'), 'element #root'))
void loadPage(routeOf(location.hash)).then((first) =>
  root.render(
    <StrictMode>
      <App first={first} />
    </StrictMode>,
  ),
)
