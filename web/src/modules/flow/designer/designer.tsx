import { Button, Modal } from 'antd'
import { memo, type ReactNode, useEffect, useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import { CheckOutlined } from '@ant-design/icons'
import { replaceSettings } from '@srm/flow/edit/nodes'
import { readFlow } from '@srm/flow/upcast'
import { useCan } from '@/lib/session/can.tsx'
import { useTabTitle } from '@/lib/tabs/tab-scope.ts'
import { Page, Panel } from '@/ui/page.tsx'
import { LeaveDialog } from '@/ui/record-form/leave-dialog.tsx'
import { useLeaveGuard } from '@/ui/record-form/use-leave-guard.ts'
import { useUiText } from '@/ui/ui.texts.ts'
import { Canvas } from '../canvas/canvas.tsx'
import { CardNames, kindOf, useBranchWhen, useNodeWords } from '../canvas/card.words.tsx'
import { useDesignerText } from '../flow.texts.ts'
import { noDocument, type Catalog, type FlowDetail } from '../flow.model.ts'
import { listPath } from '../flow.paths.ts'
import { Publish } from '../publish/publish.tsx'
import { SettingsForm } from '../drawer/settings.form.tsx'
import { Basics } from './basics.tsx'
import {
  designerOf,
  DesignerScope,
  edit,
  isDirty,
  isPublished,
  type Store,
  useDesigner,
  useDesigning,
  useDesigningSoon,
} from './designer.store.ts'
import { marksOf, problemsOf } from './problems.ts'
import { Drawers } from './drawers.tsx'
import { itemsOf } from './walk.ts'
import { useSaving, type SaveState } from './saving.ts'
import { StaleDialog } from './stale.tsx'
import { stepsOf, StepsScope, useSteps } from './steps.ts'
import { useWide } from './wide.ts'
import styles from './designer.module.css'

const pages = ['basics', 'design', 'settings', 'publish'] as const
type PageName = (typeof pages)[number]

type NavProps = {
  readonly current: PageName
  readonly done: ReadonlySet<PageName>
  readonly go: (page: PageName) => void
}

const DesignerNav = ({ current, done, go }: NavProps): ReactNode => {
  const t = useDesignerText()
  return (
    <nav aria-label={t('pages')}>
      <ol className={styles.nav}>
        {pages.map((page, at) => (
          <li key={page}>
            <button type="button" aria-current={page === current ? 'step' : undefined} onClick={() => go(page)}>
              <span data-done={done.has(page)}>
                {done.has(page) ? <CheckOutlined aria-label={t('done')} /> : String(at + 1)}
              </span>
              {t(`page.${page}`)}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** Asked before a block is left with one branch. */
const LeftoverDialog = (): ReactNode => {
  const t = useDesignerText()
  const ui = useUiText()
  const store = useDesigner()
  const { removeBranch } = useSteps()
  const leaving = useDesigning((state) => state.leaving)
  if (!leaving) return null
  const { block, branch } = leaving
  const close = (): void => store.setState({ leaving: null })
  return (
    <Modal
      open
      title={t('leftover.title')}
      onCancel={close}
      footer={[
        <Button key="cancel" onClick={close}>
          {ui('cancel')}
        </Button>,
        <Button key="drop" danger onClick={() => removeBranch(block, branch, 'drop')}>
          {t('leftover.drop')}
        </Button>,
        <Button key="keep" type="primary" onClick={() => removeBranch(block, branch, 'keep')}>
          {t('leftover.keep')}
        </Button>,
      ]}
    >
      <p>{t('leftover.text')}</p>
    </Modal>
  )
}

/** Where there is no room to draw, the flow is read as a list. */
const NarrowFlow = (): ReactNode => {
  const t = useDesignerText()
  const flow = useDesigning(({ history }) => history.present)
  const [wordsOf, whenOf] = [useNodeWords(), useBranchWhen()]
  return (
    <Panel title={t('page.design')}>
      <p className={styles.hint}>{t('narrow')}</p>
      <ol className={styles.lines}>
        {itemsOf(flow).map((item) => (
          <li key={item.key} style={{ paddingInlineStart: item.level * 16 }}>
            <strong>{item.branch?.name ?? item.node.name}</strong>
            <span>{item.branch ? whenOf(item.branch, kindOf(item.node, item.branch)) : wordsOf(item.node)}</span>
          </li>
        ))}
      </ol>
    </Panel>
  )
}

const pause = 120

/** Checks the flow a moment after it changed, so that drawing never waits for it. */
const useChecking = (store: Store, catalog: Catalog, bound: boolean): void => {
  useEffect(() => {
    store.setState({ catalog })
    let timer: ReturnType<typeof setTimeout> | undefined
    const check = (): void => {
      const { history, told, fresh } = store.getState()
      const problems = problemsOf(history.present, catalog, bound, told)
      store.setState({ problems, marks: marksOf(history.present, problems, fresh) })
    }
    check()
    const stop = store.subscribe((now, before) => {
      if (now.history.present === before.history.present && now.told === before.told && now.fresh === before.fresh)
        return
      clearTimeout(timer)
      timer = setTimeout(check, pause)
    })
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [store, catalog, bound])
}

type Props = { readonly shown: FlowDetail; readonly catalog: readonly Catalog[] }

const Settings = (): ReactNode => {
  const t = useDesignerText()
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
  const t = useDesignerText()
  const dirty = useDesigningSoon(isDirty)
  const rest = useDesigningSoon(isPublished) ? 'published' : 'rest'
  const said = state === 'failed' && dirty ? 'failed' : state === 'busy' ? 'busy' : dirty ? 'dirty' : rest
  return <output>{t(`save.${said}`)}</output>
}

/** What has defaults counts as done once somebody has looked at it, or published the flow with it. */
const useDone = ({ activeNo }: FlowDetail, seen: ReadonlySet<PageName>): ReadonlySet<PageName> => {
  const clean = useDesigning(({ problems }) => problems.every(({ level }) => level !== 'error'))
  const published = activeNo !== null
  const isDone: Readonly<Record<PageName, boolean>> = {
    basics: true,
    design: clean,
    settings: published || seen.has('settings'),
    publish: published,
  }
  return new Set(pages.filter((page) => isDone[page]))
}

const usePages = (shown: FlowDetail) => {
  const store = useDesigner()
  const [page, setPage] = useState<PageName>('design')
  const [seen, setSeen] = useState<ReadonlySet<PageName>>(new Set(['design']))
  const done = useDone(shown, seen)
  const show = (next: PageName): void => {
    setPage(next)
    setSeen((before) => new Set([...before, next]))
    // Whoever looks at the whole is to see what is missing.
    if (next === 'publish') store.setState({ fresh: new Set() })
  }
  return { page, show, done }
}

/** Whether the draft is saved changes with the first edit and with every save; the cards need not be drawn for it. */
const Board = memo((): ReactNode => {
  const wide = useWide()
  return <CardNames>{wide ? <Canvas /> : <NarrowFlow />}</CardNames>
})

const Frame = ({ shown, catalog }: Props): ReactNode => {
  const t = useDesignerText()
  const go = useNavigate()
  const wide = useWide()
  const store = useDesigner()
  const { page, show, done } = usePages(shown)
  const dirty = useDesigningSoon(isDirty)
  const { save, state } = useSaving(shown.id, store)
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
        <Button type="primary" onClick={() => show(next)}>
          {t('next')}
        </Button>
      )}
    </>
  )
  return (
    <Page title={shown.name} note={<SaveNote state={state} />} actions={actions}>
      <section ref={place} aria-label={shown.name}>
        <DesignerNav current={page} done={done} go={show} />
        {page === 'basics' && <Basics shown={shown} />}
        {page === 'design' && <Board />}
        {page === 'settings' && <Settings />}
        {page === 'publish' && <Publish shown={shown} catalog={catalog} save={save} toCanvas={() => show('design')} />}
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
  const t = useDesignerText()
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
      isPublished: shown.isPublished,
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
