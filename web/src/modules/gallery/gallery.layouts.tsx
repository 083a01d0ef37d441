import type { ReactNode } from 'react'
import type { ListLayouts } from '@/ui/record-list/layouts.ts'
import { RecordList } from '@/ui/record-list/record-list.tsx'
import { Case, Cases } from './gallery.part.tsx'
import { Room } from './gallery.room.tsx'
import { calls, paths, Sample } from './gallery.sample.ts'
import { moveSample } from './gallery.server.ts'
import { useText, type GalleryKey } from './gallery.texts.ts'

const layouts: ListLayouts = {
  board: {
    by: 'status',
    sum: 'amount',
    fields: ['supplier', 'dueOn', 'amount'],
    owner: 'owner',
    move: ({ id }, to) => moveSample(id, to),
  },
  calendar: { from: 'dueOn', tone: 'status' },
  cards: { picture: 'photos', status: 'status', fields: ['supplier', 'amount', 'dueOn'] },
}

const shapes = [
  { key: 'layout.board', at: '/?shape=board' },
  { key: 'layout.month', at: '/?shape=calendar&on=2026-12-01' },
  { key: 'layout.cards', at: '/?shape=cards' },
  { key: 'layout.week', at: '/?shape=calendar&span=week&on=2026-12-01' },
] as const satisfies readonly {
  key: GalleryKey
  at: string
}[]

/** The same list in every shape it can take. */
export const Layouts = (): ReactNode => {
  const t = useText()
  return (
    <Cases columns={1}>
      {shapes.map(({ key, at }) => (
        <Case key={key} label={t(key)} frame="page">
          <Room at={at}>
            <RecordList
              record={Sample}
              calls={calls}
              paths={paths}
              title={t('list.title')}
              create={t('list.create')}
              empty={{ title: t('list.emptyTitle'), hint: t('list.emptyHint') }}
              layouts={layouts}
            />
          </Room>
        </Case>
      ))}
    </Cases>
  )
}
