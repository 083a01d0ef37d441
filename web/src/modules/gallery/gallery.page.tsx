import { MoonOutlined, SunOutlined } from '@ant-design/icons'
import { Segmented } from 'antd'
import { memo, type ComponentType, type ReactNode } from 'react'
import { setMode, useSettings, type Mode } from '@/lib/settings.ts'
import { ErrorBoundary } from '@/ui/error-boundary.tsx'
import { Page } from '@/ui/page.tsx'
import { Buttons, Colours, States } from './gallery.basics.tsx'
import { Charts } from './gallery.charts.tsx'
import { Feedback } from './gallery.feedback.tsx'
import { Fields } from './gallery.fields.tsx'
import { Files } from './gallery.files.tsx'
import { Forms } from './gallery.forms.tsx'
import { Grids } from './gallery.grids.tsx'
import { useGrowing } from './gallery.growing.ts'
import { Layouts } from './gallery.layouts.tsx'
import styles from './gallery.module.css'
import { Contents } from './gallery.nav.tsx'
import { RecordParts } from './gallery.record-parts.tsx'
import { Details, Lists } from './gallery.records.tsx'
import { openServer } from './gallery.server.ts'
import { useText, type GalleryKey } from './gallery.texts.ts'
import { Trees } from './gallery.trees.tsx'
import { openUploads } from './gallery.uploads.ts'

openServer()
openUploads()

type Part = { readonly title: GalleryKey; readonly hint: GalleryKey; readonly Body: ComponentType }

const parts: readonly Part[] = [
  { title: 'colours', hint: 'colours.hint', Body: Colours },
  { title: 'buttons', hint: 'buttons.hint', Body: Buttons },
  { title: 'states', hint: 'states.hint', Body: States },
  { title: 'feedback', hint: 'feedback.hint', Body: Feedback },
  { title: 'files', hint: 'files.hint', Body: Files },
  { title: 'charts', hint: 'charts.hint', Body: Charts },
  { title: 'trees', hint: 'trees.hint', Body: Trees },
  { title: 'grids', hint: 'grids.hint', Body: Grids },
  { title: 'lists', hint: 'lists.hint', Body: Lists },
  { title: 'layouts', hint: 'layouts.hint', Body: Layouts },
  { title: 'forms', hint: 'forms.hint', Body: Forms },
  { title: 'details', hint: 'details.hint', Body: Details },
  { title: 'recordParts', hint: 'recordParts.hint', Body: RecordParts },
  { title: 'fields', hint: 'fields.hint', Body: Fields },
]
const titles = parts.map(({ title }) => title)

const Light = (): ReactNode => {
  const t = useText()
  const mode = useSettings((settings) => settings.mode)
  return (
    <Segmented<Mode>
      aria-label={t('light')}
      value={mode}
      onChange={setMode}
      options={[
        { value: 'light', label: t('light.light'), icon: <SunOutlined aria-hidden /> },
        { value: 'dark', label: t('light.dark'), icon: <MoonOutlined aria-hidden /> },
      ]}
    />
  )
}

const Shown = memo(({ title, hint, Body, ready }: Part & { readonly ready: boolean }): ReactNode => {
  const t = useText()
  return (
    <section className={styles.part} data-part={title} tabIndex={-1} aria-label={t(title)}>
      <h2>{t(title)}</h2>
      <p className={styles.hint}>{t(hint)}</p>
      {ready && (
        <ErrorBoundary>
          <Body />
        </ErrorBoundary>
      )}
    </section>
  )
})

/** Every part of the kit in every state, for whoever reviews how the product looks. */
const GalleryPage = (): ReactNode => {
  const t = useText()
  const drawn = useGrowing(parts.length)
  return (
    <Page title={t('title')} note={t('note')} actions={<Light />}>
      <div className={styles.layout} data-kit-gallery>
        <Contents parts={titles} />
        <div className={styles.parts}>
          {parts.map((part, index) => (
            <Shown key={part.title} {...part} ready={index < drawn} />
          ))}
        </div>
      </div>
    </Page>
  )
}

export default GalleryPage
