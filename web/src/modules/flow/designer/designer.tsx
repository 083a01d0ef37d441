import { Button } from 'antd'
import { memo, useMemo, useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { replaceSettings } from '@srm/flow/edit/nodes'
import { readFlow } from '@srm/flow/upcast'
import { useCan } from '@/lib/can.tsx'
import { useTabTitle } from '@/lib/tab-scope.ts'
import { Page, Panel } from '@/ui/page.tsx'
import { LeaveDialog } from '@/ui/record-form/leave-dialog.tsx'
import { useLeaveGuard } from '@/ui/record-form/use-leave-guard.ts'
import { Canvas } from './canvas.tsx'
import { Basics } from './designer.basics.tsx'
import { useChecking } from './designer.checking.ts'
import { LeftoverDialog } from './designer.dialogs.tsx'
import { Drawers } from './designer.drawers.tsx'
import styles from './designer.module.css'
import { CardNames } from './card.words.tsx'
import { NarrowFlow } from './designer.narrow.tsx'
import { DesignerNav, pages, type PageName } from './designer.nav.tsx'
import { useSaving, type SaveState } from './designer.saving.ts'
import { StaleDialog } from './designer.stale.tsx'
import { stepsOf, StepsScope } from './designer.steps.ts'
import {
  DesignerScope,
  designerOf,
  edit,
  isDirty,
  useDesigner,
  useDesigning,
  useDesigningSoon,
} from './designer.store.ts'
import { useText } from './designer.texts.ts'
import { useWide } from './designer.wide.ts'
import { noDocument, type Catalog, type FlowShown } from './flow.model.ts'
import { listPath } from './flow.paths.ts'
import { Publish } from './publish.tsx'
import { SettingsForm } from './settings.form.tsx'

type Props = { readonly shown: FlowShown; readonly catalog: readonly Catalog[] }

const Settings = (): ReactNode => {
  const t = useText()
  const store = useDesigner()
  const settings = useDesigning(({ history }) => history.present.settings)
  const catalog = useDesigning((state) => state.catalog)
  return (
    <Panel title={t('page.settings')}>
      <div className={styles.form}>
        <SettingsForm
          settings={settings}
          catalog={catalog}
          change={(next) => edit(store, t('step.settings'), (flow) => replaceSettings(flow, next), 'settings')}
        />
      </div>
    </Panel>
  )
}

const SaveNote = ({ state }: { readonly state: SaveState }): ReactNode => {
  const t = useText()
  const dirty = useDesigningSoon(isDirty)
  const said = state === 'failed' && dirty ? 'failed' : state === 'busy' ? 'busy' : dirty ? 'dirty' : 'rest'
  return <output>{t(`save.${said}`)}</output>
}

const useDone = (shown: FlowShown): ReadonlySet<PageName> => {
  const clean = useDesigning(({ problems }) => problems.every(({ level }) => level !== 'error'))
  const steps: readonly PageName[] = clean ? ['basics', 'design', 'settings'] : ['basics', 'settings']
  return new Set(shown.activeNo === null ? steps : [...steps, 'publish'])
}

/** Whether the draft is saved changes with the first edit and with every save; the cards need not be drawn for it. */
const Board = memo((): ReactNode => {
  const wide = useWide()
  return <CardNames>{wide ? <Canvas /> : <NarrowFlow />}</CardNames>
})

const Frame = ({ shown, catalog }: Props): ReactNode => {
  const t = useText()
  const go = useNavigate()
  const wide = useWide()
  const store = useDesigner()
  const [page, setPage] = useState<PageName>('design')
  const dirty = useDesigningSoon(isDirty)
  const { save, state } = useSaving(shown.id, store)
  const done = useDone(shown)
  const {
    place,
    asked,
    request,
    stay,
    go: depart,
  } = useLeaveGuard(dirty, () => store.setState({ saved: store.getState().history.present }))
  const leave = (): void => void go(listPath)
  const next = pages[pages.indexOf(page) + 1]
  const actions = (
    <>
      <Button onClick={() => request(leave)}>{t('back')}</Button>
      <Button disabled={!dirty} loading={state === 'busy'} onClick={() => void save()}>
        {t('saveNow')}
      </Button>
      {next && (
        <Button type="primary" onClick={() => setPage(next)}>
          {t('next')}
        </Button>
      )}
    </>
  )
  return (
    <Page title={shown.name} note={<SaveNote state={state} />} actions={actions}>
      <section ref={place} aria-label={shown.name}>
        <DesignerNav current={page} done={done} go={setPage} />
        {page === 'basics' && <Basics shown={shown} />}
        {page === 'design' && <Board />}
        {page === 'settings' && <Settings />}
        {page === 'publish' && (
          <Publish shown={shown} catalog={catalog} save={save} toCanvas={() => setPage('design')} />
        )}
      </section>
      {wide && <Drawers />}
      <LeftoverDialog />
      <StaleDialog shown={shown} save={save} />
      {asked && (
        <LeaveDialog
          stay={stay}
          keep={() => void save().then((saved) => (saved ? depart() : stay()))}
          drop={() => {
            store.setState(({ history }) => ({ saved: history.present }))
            depart()
          }}
        />
      )}
    </Page>
  )
}

/** One flow being drawn, from its name to its publication. */
export const Designer = ({ shown, catalog }: Props): ReactNode => {
  const t = useText()
  const may = useCan()
  const readOnly = !may('approvalFlow:update')
  const [store] = useState(() =>
    designerOf({
      id: shown.id,
      name: shown.name,
      tree: readFlow(shown.tree),
      rev: shown.rev,
      told: shown.problems,
      readOnly,
    }),
  )
  const steps = useMemo(() => stepsOf(store, t), [store, t])
  const used = catalog.find(({ docType }) => shown.documents.includes(docType))
  useChecking(store, used ?? catalog[0] ?? noDocument, used !== undefined)
  useTabTitle(shown.name)
  return (
    <DesignerScope value={store}>
      <StepsScope value={steps}>
        <Frame shown={shown} catalog={catalog} />
      </StepsScope>
    </DesignerScope>
  )
}
