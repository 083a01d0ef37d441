import { PictureOutlined } from '@ant-design/icons'
import { useRef, type ReactNode } from 'react'
import { tenancy, type Apply } from '@srm/api/tenancy'
import { useMutate } from '@/lib/api/query.ts'
import { toast } from '@/lib/toast.ts'
import { sendPicture } from '@/ui/fields/rich/pictures.ts'
import styles from './company.module.css'
import { useText } from './tenancy.texts.ts'

/** The company's mark; pressing it chooses another. */
export const CompanyLogo = ({ company }: { readonly company: Apply }): ReactNode => {
  const t = useText()
  const input = useRef<HTMLInputElement>(null)
  const { id, version, logo } = company
  const { mutateAsync } = useMutate(tenancy.apply.update, { done: () => toast.success(t('logoSaved')) })
  const send = async (file: File | undefined): Promise<void> => {
    const sent = file && (await sendPicture(file))
    if (sent) await mutateAsync({ params: { id }, body: { logoId: sent.id, version } })
  }
  return (
    <>
      <button
        type="button"
        className={styles.logo}
        aria-label={t('changeLogo')}
        title={t('changeLogo')}
        onClick={() => input.current?.click()}
      >
        {logo ? <img src={logo} alt="" /> : <PictureOutlined aria-hidden />}
      </button>
      <input
        ref={input}
        hidden
        type="file"
        accept="image/png,image/jpeg,image/webp"
        aria-label={t('changeLogo')}
        onChange={(event) => {
          void send(event.target.files?.[0]).catch(() => undefined)
          event.target.value = ''
        }}
      />
    </>
  )
}
