import { Suspense, useEffect, useState, type ReactNode } from 'react'
import { externalDocument, type ExternalDocument } from '@srm/api/document/share'
import { ApiError, messageOf } from '@/lib/api/api-error.ts'
import { callExternal } from '@/lib/external.ts'
import { formatSize } from '@/lib/format.ts'
import { CommentBox } from '@/modules/external/index.ts'
import { LinkPage } from '@/ui/external/link-page.tsx'
import styles from './document.module.css'
import { useExternalText } from './document.texts.ts'

type InsideProps = { readonly token: string; readonly shut: (isGone: boolean) => void }

const useShared = ({ token, shut }: InsideProps) => {
  const [page, setPage] = useState<ExternalDocument>()
  const [problem, setProblem] = useState('')
  const during = async (work: () => Promise<unknown>): Promise<void> => {
    try {
      await work()
      setProblem('')
    } catch (error) {
      setProblem(messageOf(error))
      if (error instanceof ApiError && error.key === 'document.gone') shut(true)
      else if (error instanceof ApiError && Number(error.code) === 401) shut(false)
    }
  }
  useEffect(() => {
    void during(async () => setPage(await callExternal(externalDocument.page, token, {})))
    // eslint-disable-next-line react/exhaustive-deps -- read once for each token
  }, [token])
  const open = (): void =>
    void during(async () => {
      const { url } = await callExternal(externalDocument.download, token, {})
      window.location.assign(url)
    })
  return { page, problem, open }
}

const Inside = (props: InsideProps): ReactNode => {
  const t = useExternalText()
  const { page, problem, open } = useShared(props)
  const trouble = problem && (
    <p className={styles.problem} role="alert">
      {problem}
    </p>
  )
  if (!page) return trouble || <output aria-label={t('loading')} />
  const { company, project, name, fileName, size, number } = page
  return (
    <>
      <section className={styles.card}>
        <p>{t('by', { company })}</p>
        <h1>{name}</h1>
        <p>{t('of', { name: project })}</p>
        <p>{t('file', { name: fileName, size: formatSize(size), number })}</p>
        {trouble}
        <button type="button" className={styles.primary} onClick={open}>
          {t('download')}
        </button>
        <p>{t('noted')}</p>
      </section>
      <Suspense>
        <CommentBox token={props.token} />
      </Suspense>
    </>
  )
}

/** Where a customer or supplier takes a document: by a link, with a code, and nothing else. */
const ExternalDocumentPage = (): ReactNode => {
  const t = useExternalText()
  const gone = (
    <section className={styles.card}>
      <h1>{t('gone')}</h1>
      <p>{t('gone.hint')}</p>
    </section>
  )
  return <LinkPage gone={gone}>{(session) => <Inside token={session.token} shut={session.shut} />}</LinkPage>
}

export default ExternalDocumentPage
