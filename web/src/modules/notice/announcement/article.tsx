import { Suspense, type ReactNode } from 'react'
import type { Result } from '@srm/api/endpoint'
import type { notice } from '@srm/api/notice'
import { formatDateTime } from '@/lib/format.ts'
import { PersonChip } from '@/ui/fields/ref/person-chip.tsx'
import { RichView } from '@/ui/fields/rich/rich-view.tsx'
import { slot } from '@/ui/slots.ts'
import { Marks } from './marks.tsx'
import styles from './announcement.module.css'
import { useAnnouncementText } from '../notice.texts.ts'

export type AnnouncementView = Result<typeof notice.announcement.view>

/** An announcement as its readers see it. */
export const Article = ({ announcement }: { readonly announcement: AnnouncementView }): ReactNode => {
  const t = useAnnouncementText()
  const { title, author, publishedAt, body, attachments } = announcement
  return (
    <article className={styles.article}>
      <header>
        <h2 className={styles.headline}>{title}</h2>
        <p className={styles.by}>
          <Marks {...announcement} />
          {author && <PersonChip name={author.name} />}
          <time dateTime={publishedAt}>{formatDateTime(publishedAt)}</time>
        </p>
      </header>
      <RichView html={body} compact={false} />
      {attachments.length > 0 && (
        <section aria-label={t('files')} className={styles.files}>
          <h3>{t('files')}</h3>
          <Suspense>{slot('fileList', { files: attachments, images: false })}</Suspense>
        </section>
      )}
    </article>
  )
}
