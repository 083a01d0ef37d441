import './no-eval.ts'
import './tokens.css'
import { startTransition, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { applyTheme } from '@/lib/theme/apply-theme.ts'
import { noteError, watchErrors } from '@/lib/api/error-log.ts'
import { languageReady } from '@/lib/i18n.ts'
import { recoverFromMissingFiles } from '@/lib/api/preload.ts'
import { followOtherTabs } from '@/lib/session/session.ts'
import { watchUpdates } from '@/lib/update.ts'
import { isExternal } from '@/lib/session/public-routes.ts'
import { App } from '@/shell/app.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('the page has no root')

applyTheme()
followOtherTabs()
if (import.meta.env.PROD) watchErrors()
recoverFromMissingFiles()
await languageReady()
const page = createRoot(root, import.meta.env.PROD ? { onCaughtError: noteError } : {})
// As a transition the first drawing lets the browser in between, instead of keeping it for a tenth of a second.
startTransition(() =>
  page.render(
    <StrictMode>
      <App />
    </StrictMode>,
  ),
)

// The first pages come before anything that is kept for later.
if (import.meta.env.PROD && !isExternal(window.location.hash.slice(1)))
  window.addEventListener('load', () => void watchUpdates())
