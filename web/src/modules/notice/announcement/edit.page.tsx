import type { ReactNode } from 'react'
import { Announcement, notice } from '@srm/api/notice'
import { RecordEditor } from '@/ui/record-form/record-editor.tsx'
import styles from './announcement.module.css'
import { paths } from './announcement.paths.ts'
import { useAnnouncementText } from '../notice.texts.ts'

const AnnouncementEdit = (): ReactNode => {
  const t = useAnnouncementText()
  return (
    <RecordEditor
      record={Announcement}
      calls={notice.announcement}
      paths={paths}
      titles={{ create: t('createTitle'), edit: t('editTitle') }}
      defaults={{ pinned: false, mustRead: false, departments: [], roles: [] }}
      sections={[
        { title: t('section.content'), fields: ['title', 'body', 'attachments'] },
        {
          title: t('section.audience'),
          fields: ['departments', 'roles', 'mustRead', 'pinned'],
          extra: () => <span className={styles.hint}>{t('audienceHint')}</span>,
        },
      ]}
    />
  )
}

export default AnnouncementEdit
