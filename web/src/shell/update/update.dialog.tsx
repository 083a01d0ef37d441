import { useEffect, useRef, type ReactNode } from 'react'
import { putOff, upgrade, useUpdate } from '@/lib/update.ts'
import { Icon } from '../entrance/icon.tsx'
import styles from './update.module.css'
import { useUpdateText } from '../shell.texts.ts'

/** A new version waits. It is taken when one says so: a form may be half filled. */
export const UpdateDialog = (): ReactNode => {
  const t = useUpdateText()
  const dialog = useRef<HTMLDialogElement>(null)
  const phase = useUpdate((update) => update.phase)
  const waits = phase === 'offered'
  useEffect(() => {
    const node = dialog.current
    node?.showModal()
    return () => node?.close()
  }, [])
  return (
    <dialog
      ref={dialog}
      className={styles.update}
      aria-labelledby="update-title"
      aria-describedby="update-hint"
      onCancel={(event) => {
        event.preventDefault()
        if (waits) putOff()
      }}
    >
      <span aria-hidden className={styles.mark} data-phase={phase}>
        <Icon name={phase === 'done' ? 'check' : 'arrow'} size={40} />
      </span>
      <h2 id="update-title">{t('title')}</h2>
      <p id="update-hint">{t(`hint.${phase === 'none' ? 'offered' : phase}`)}</p>
      <button
        type="button"
        className={styles.act}
        aria-busy={phase === 'updating'}
        disabled={!waits}
        onClick={() => upgrade()}
      >
        {t(`act.${phase === 'none' ? 'offered' : phase}`)}
      </button>
      {waits && (
        <button type="button" className={styles.later} onClick={putOff}>
          {t('later')}
        </button>
      )}
    </dialog>
  )
}
