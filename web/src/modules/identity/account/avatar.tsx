import { CameraOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { lazy, Suspense, useRef, useState, type ReactNode } from 'react'
import { identity, type Profile } from '@srm/api/identity'
import { refreshFamily, useMutate } from '@/lib/api/query.ts'
import { toast } from '@/lib/toast.ts'
import { PersonFace } from '@/ui/fields/ref/person-chip.tsx'
import { sendPicture } from '@/ui/fields/rich/pictures.ts'
import { refreshMe } from './me.ts'
import styles from './account.module.css'
import { useText } from './account.texts.ts'

const CropDialog = lazy(async () => ({ default: (await import('./crop.dialog.tsx')).CropDialog }))

/** One's face, and the way to another one. */
export const Avatar = ({ profile }: { readonly profile: Profile }): ReactNode => {
  const t = useText()
  const input = useRef<HTMLInputElement>(null)
  const [picked, setPicked] = useState<File>()
  const { mutateAsync } = useMutate(identity.user.saveProfile)
  const save = async (picture: File): Promise<void> => {
    const sent = await sendPicture(picture)
    if (!sent) return
    await mutateAsync({ body: { avatarId: sent.id } })
    await Promise.all([refreshMe(), refreshFamily(identity.user.all)])
    toast.success(t('avatarSaved'))
    setPicked(undefined)
  }
  return (
    <div className={styles.avatar}>
      <span className={styles.face}>
        <PersonFace name={profile.displayName} avatar={profile.avatar} />
      </span>
      <Button size="small" icon={<CameraOutlined aria-hidden />} onClick={() => input.current?.click()}>
        {t('changeAvatar')}
      </Button>
      <input
        ref={input}
        hidden
        type="file"
        accept="image/png,image/jpeg,image/webp"
        aria-label={t('changeAvatar')}
        onChange={(event) => {
          setPicked(event.target.files?.[0])
          event.target.value = ''
        }}
      />
      <Suspense>{picked && <CropDialog file={picked} save={save} close={() => setPicked(undefined)} />}</Suspense>
    </div>
  )
}
