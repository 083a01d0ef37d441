import { AppstoreOutlined, DownloadOutlined, EnvironmentOutlined, UnorderedListOutlined } from '@ant-design/icons'
import { Button, Input, Segmented, Select } from 'antd'
import { useState, type ReactNode } from 'react'
import { Link } from 'react-router'
import { finder, searchSorts, standings, type SearchResult, type SearchSort } from '@srm/api/finder'
import { call } from '@/lib/api/api.ts'
import { useCan } from '@/lib/session/can.tsx'
import { openJobs } from '@/lib/job-drawer.ts'
import { keyOf as queryKey, useMutate, usePages } from '@/lib/api/query.ts'
import { Page, Panel } from '@/ui/page.tsx'
import { Skeleton, ErrorState, State } from '@/ui/states.tsx'
import { Row } from '@/ui/layout.tsx'
import { mapPath } from '../finder.paths.ts'
import { useFinderText } from '../finder.texts.ts'
import { useAsking, type SearchState } from './query.ts'
import { Compare } from './compare.tsx'
import { keyOf } from './facts.ts'
import { SearchForm } from './form.tsx'
import styles from './search.module.css'
import type { PickState } from './actions.tsx'
import { Cards } from './cards.tsx'
import { ResultTable } from './table.tsx'

const most = 4

const usePicking = (): PickState & { readonly clear: () => void } => {
  const [picked, setPicked] = useState<readonly SearchResult[]>([])
  const toggle = (one: SearchResult): void =>
    setPicked((now) => {
      const others = now.filter((other) => keyOf(other) !== keyOf(one))
      return others.length < now.length ? others : [...now, one].slice(0, most)
    })
  return { picked, toggle, full: picked.length >= most, clear: () => setPicked([]) }
}

const useFound = (asking: SearchState) => {
  const query = asking.query as object
  const pages = usePages(
    queryKey(finder.search, { query: asking.query }),
    (cursor, signal) =>
      call(finder.search, { query: { ...query, ...(cursor && { cursor }) } }, { silent: true, signal }),
    { keepPrevious: true },
  )
  const [first] = pages.data?.pages ?? []
  return { pages, counts: first?.counts ?? undefined, items: pages.data?.pages.flatMap((page) => page.items) }
}

type Counts = { readonly fit: number; readonly maybe: number; readonly miss: number } | undefined

const Bar = ({ asking, counts }: { readonly asking: SearchState; readonly counts: Counts }): ReactNode => {
  const t = useFinderText()
  const all = counts && counts.fit + counts.maybe + counts.miss
  const shown = (count: number | undefined): string => (count === undefined ? '' : ` ${String(count)}`)
  return (
    <div className={styles.bar}>
      <Segmented<string>
        aria-label={t('standing')}
        value={asking.standing ?? 'all'}
        options={[
          { value: 'all', label: t('standing.all') + shown(all) },
          ...standings.map((value) => ({ value, label: t(`standing.${value}`) + shown(counts?.[value]) })),
        ]}
        onChange={(next) => asking.set({ standing: next === 'all' ? undefined : next })}
      />
      <Input.Search
        allowClear
        aria-label={t('keyword')}
        placeholder={t('keyword')}
        defaultValue={asking.keyword}
        onSearch={(q) => asking.set({ q: q.trim() })}
        className={styles.search ?? ''}
      />
      <span className={styles.grow} />
      <Select<SearchSort>
        aria-label={t('sort')}
        value={asking.sort}
        options={searchSorts
          .filter((sort) => sort !== 'distance' || asking.query['lat'] !== undefined)
          .map((value) => ({ value, label: t(`sort.${value}`) }))}
        onChange={(sort) => asking.set({ sort: sort === 'best' ? undefined : sort })}
        className={styles.sort ?? ''}
      />
      <Segmented<SearchState['view']>
        aria-label={t('view')}
        value={asking.view}
        options={[
          { value: 'cards', icon: <AppstoreOutlined aria-hidden />, label: t('view.cards') },
          { value: 'table', icon: <UnorderedListOutlined aria-hidden />, label: t('view.table') },
        ]}
        onChange={(view) => asking.set({ view: view === 'cards' ? undefined : view })}
      />
    </div>
  )
}

const Results = ({ asking, picking }: { readonly asking: SearchState; readonly picking: PickState }): ReactNode => {
  const t = useFinderText()
  const { pages, counts, items } = useFound(asking)
  const Shown = asking.view === 'table' ? ResultTable : Cards
  return (
    <>
      <Bar asking={asking} counts={counts} />
      {pages.error && !items && <ErrorState error={pages.error} retry={pages.refetch} />}
      {!items && !pages.error && <Skeleton rows={8} />}
      {items?.length === 0 && (
        <Panel>
          <State title={t('none')} hint={t('none.hint')} />
        </Panel>
      )}
      {items && items.length > 0 && <Shown items={items} query={asking.query} picking={picking} />}
      {pages.hasNextPage && (
        <Row gap={0} align="stretch" justify="center" className={styles.next}>
          <Button loading={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage()}>
            {t('next')}
          </Button>
        </Row>
      )}
    </>
  )
}

const Actions = ({ asking }: { readonly asking: SearchState }): ReactNode => {
  const t = useFinderText()
  const may = useCan()
  const act = useMutate(finder.export, { done: openJobs })
  return (
    <>
      <Link to={mapPath}>
        <Button icon={<EnvironmentOutlined aria-hidden />}>{t('onMap')}</Button>
      </Link>
      {may('finder:export') && may(`${asking.kind}:export`) && (
        <Button
          icon={<DownloadOutlined aria-hidden />}
          loading={act.isPending}
          onClick={() => act.mutate({ body: { query: asking.query } })}
        >
          {t('export')}
        </Button>
      )}
    </>
  )
}

/** One says what is needed; what suits comes first, with the reasons. */
const FinderPage = (): ReactNode => {
  const t = useFinderText()
  const asking = useAsking()
  const picking = usePicking()
  const [comparing, setComparing] = useState(false)
  // A hall is not held against a hotel.
  const picked = picking.picked.filter(({ halls }) => halls.length > 0 === (asking.kind === 'hall'))
  return (
    <Page title={t('finder.title')} note={t('finder.note')} actions={<Actions asking={asking} />}>
      <SearchForm asking={asking} />
      <Results asking={asking} picking={picking} />
      {picked.length > 0 && (
        <output className={styles.tray}>
          <span>{t('compare.picked', { count: picked.length, most })}</span>
          <Button type="primary" disabled={picked.length < 2} onClick={() => setComparing(true)}>
            {t('compare.open')}
          </Button>
          <Button onClick={picking.clear}>{t('compare.clear')}</Button>
        </output>
      )}
      {comparing && picked.length > 0 && (
        <Compare kind={asking.kind} picked={picked} drop={picking.toggle} close={() => setComparing(false)} />
      )}
    </Page>
  )
}

export default FinderPage
