import { EyeOutlined, RollbackOutlined, SendOutlined } from '@ant-design/icons'
import { useMemo, type ReactNode } from 'react'
import { Announcement, notice } from '@srm/api/notice'
import { call } from '@/lib/api/api.ts'
import type { RowAction } from '@/ui/record-list/list-types.ts'
import { RecordList } from '@/ui/record-list/record-list.tsx'
import { paths } from './announcement.paths.ts'
import { useAnnouncementText } from '../notice.texts.ts'

const calls = notice.announcement
const silent = { silent: true } as const
const columns = ['code', 'title', 'status', 'mustRead', 'pinned', 'publishedAt', 'createdBy', 'updatedAt'] as const

const useSteps = (): RowAction[] => {
  const t = useAnnouncementText()
  return useMemo(
    () => [
      {
        key: 'publish',
        label: t('publish'),
        icon: <SendOutlined aria-hidden />,
        hint: t('publishHint'),
        done: t('publishedOne'),
        run: ({ id, version }) => call(calls.publish, { params: { id }, body: { version } }, silent),
      },
      {
        key: 'withdraw',
        label: t('withdraw'),
        icon: <RollbackOutlined aria-hidden />,
        hint: t('withdrawHint'),
        done: t('withdrawn'),
        run: ({ id, version }) => call(calls.withdraw, { params: { id }, body: { version } }, silent),
      },
      {
        key: 'receipts',
        needs: '',
        when: ({ status }) => status === 'published',
        label: t('receipts'),
        icon: <EyeOutlined aria-hidden />,
        to: ({ id }) => `${paths.detail(id)}&tab=receipts`,
      },
    ],
    [t],
  )
}

const AnnouncementList = (): ReactNode => {
  const t = useAnnouncementText()
  return (
    <RecordList
      record={Announcement}
      transfer="export"
      calls={calls}
      paths={paths}
      columns={columns}
      actions={useSteps()}
      title={t('title')}
      create={t('create')}
      empty={{ title: t('empty.title'), hint: t('empty.hint') }}
    />
  )
}

export default AnnouncementList
