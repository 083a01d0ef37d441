import { CheckOutlined } from '@ant-design/icons'
import type { ReactNode } from 'react'
import { Page, Panel } from '@/ui/page.tsx'
import { RecordDetail } from '@/ui/record-detail/record-detail.tsx'
import { RecordList } from '@/ui/record-list/record-list.tsx'
import { DeniedState } from '@/ui/states.tsx'
import { Case, Cases } from './gallery.part.tsx'
import { Room } from './gallery.room.tsx'
import { calls, callsOf, paths, Sample, samples } from './gallery.sample.ts'
import { useText, type GalleryKey } from './gallery.texts.ts'

/** Each at an address of its own, so that what one of them has read is not shown by the other. */
const states = [
  { key: 'list.table', at: '/', calls },
  { key: 'list.grouped', at: '/?group=status&density=compact', calls },
  { key: 'list.cards', at: '/?shape=cards', calls },
  { key: 'list.loading', at: '/', calls: callsOf('gallery_loading') },
  { key: 'list.empty', at: '/', calls: callsOf('gallery_empty') },
  { key: 'list.notFound', at: '/?keyword=%E9%BA%92%E9%BA%9F', calls: callsOf('gallery_empty') },
  { key: 'list.failed', at: '/', calls: callsOf('gallery_failing') },
] as const satisfies readonly { key: GalleryKey; at: string; calls: typeof calls }[]

const columns = ['code', 'name', 'status', 'owner', 'dueOn', 'amount'] as const

export const Lists = (): ReactNode => {
  const t = useText()
  const approve = {
    key: 'approve',
    needs: 'update',
    label: t('list.approve'),
    icon: <CheckOutlined aria-hidden />,
    run: () => Promise.resolve(),
  }
  return (
    <Cases columns={1}>
      {states.map((state) => (
        <Case key={state.key} label={t(state.key)} frame="page">
          <Room at={state.at}>
            <RecordList
              record={Sample}
              calls={state.calls}
              paths={paths}
              columns={columns}
              title={t('list.title')}
              create={t('list.create')}
              actions={[approve]}
              empty={{ title: t('list.emptyTitle'), hint: t('list.emptyHint') }}
            />
          </Room>
        </Case>
      ))}
      <Case label={t('list.denied')} frame="page">
        <Page title={t('list.title')}>
          <Panel>
            <DeniedState />
          </Panel>
        </Page>
      </Case>
    </Cases>
  )
}

export const Details = (): ReactNode => {
  const t = useText()
  return (
    <Case label={t('detail.whole')} frame="page">
      <Room at={`/detail?id=${samples[0]?.id ?? ''}`}>
        <RecordDetail
          record={Sample}
          calls={calls}
          paths={paths}
          summary={['supplier', 'amount', 'owner', 'dueOn']}
          sections={[{ title: t('form.basic'), fields: ['createdBy', 'createdAt', 'updatedAt', 'remark'] }]}
          tabs={['lines']}
        />
      </Room>
    </Case>
  )
}
