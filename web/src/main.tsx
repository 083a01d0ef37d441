import './no-eval.ts'
import './tokens.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { languageReady } from '@/lib/i18n.ts'
import { guardHistory } from '@/lib/leaving.ts'
import { followOtherTabs } from '@/lib/session.ts'
import { App } from '@/shell/app.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('the page has no root')

followOtherTabs()
guardHistory()
await languageReady()
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
