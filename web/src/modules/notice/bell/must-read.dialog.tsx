import { Button, Modal } from 'antd'
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react'
import { notice } from '@srm/api/notice'
import { refreshFamily, useMutate, useRead } from '@/lib/api/query.ts'
import { toast } from '@/lib/toast.ts'
import { Await } from '@/ui/states.tsx'
import { Row } from '@/ui/layout.tsx'
import { Article } from '../announcement/article.tsx'
import { useAnnouncementText } from '../notice.texts.ts'
import styles from '../announcement/announcement.module.css'

type Props = { readonly ids: readonly string[]; readonly close: () => void }

/** Nobody confirms what they have not seen the end of. */
const End = ({ seen }: { readonly seen: () => void }): ReactNode => {
  const end = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const node = end.current
    if (!node) return undefined
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && seen())
    watch.observe(node)
    return () => watch.disconnect()
  }, [seen])
  return <div ref={end} className={styles.mustEnd} />
}

type OneProps = { readonly id: string; readonly place: string; readonly next: () => void; readonly later: () => void }

const One = ({ id, place, next, later }: OneProps): ReactNode => {
  const t = useAnnouncementText()
  const query = useRead(notice.announcement.view, { params: { id } })
  const [seen, setSeen] = useState(false)
  const sawEnd = useCallback(() => setSeen(true), [])
  const confirm = useMutate(notice.announcement.read, {
    done: async () => {
      await refreshFamily(notice.unread)
      next()
    },
  })
  return (
    <>
      <div className={styles.mustBody}>
        <Await query={query} rows={6}>
          {(one) => (
            <>
              <Article announcement={one} />
              <End seen={sawEnd} />
            </>
          )}
        </Await>
      </div>
      <Row as="footer" className={styles.mustFoot}>
        <span className={styles.place}>{seen || !query.data ? place : t('must.scroll')}</span>
        <Button onClick={later}>{t('must.later')}</Button>
        <Button
          type="primary"
          disabled={!seen}
          loading={confirm.isPending}
          onClick={() => confirm.mutate({ params: { id } })}
        >
          {t('must.confirm')}
        </Button>
      </Row>
    </>
  )
}

/** What must be read, one after the other; each is confirmed by itself. */
export const MustReadDialog = ({ ids, close }: Props): ReactNode => {
  const t = useAnnouncementText()
  const [at, setAt] = useState(0)
  const id = ids[at]
  const next = (): void => {
    if (at + 1 < ids.length) setAt(at + 1)
    else {
      toast.success(t('must.done'))
      close()
    }
  }
  return (
    <Modal
      open={id !== undefined}
      title={t('must.title')}
      footer={null}
      width={720}
      centered
      mask={{ closable: false }}
      onCancel={close}
    >
      {id && (
        <One
          key={id}
          id={id}
          place={ids.length > 1 ? t('must.place', { at: at + 1, count: ids.length }) : ''}
          next={next}
          later={close}
        />
      )}
    </Modal>
  )
}
