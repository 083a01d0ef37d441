import { useRef, useState, type ReactNode } from 'react'
import type { Profile } from '@srm/api/identity'
import { PersonFace } from '@/ui/fields/ref/person-chip.tsx'
import { Pop } from '@/ui/record-list/filter/pop.tsx'
import { VisuallyHidden } from '@/ui/layout.tsx'
import { AvatarCard } from './avatar.card.tsx'
import styles from './avatar.module.css'
import { useToolsText } from '../shell.texts.ts'

/** Who is signed in, and what belongs to them. */
export const AvatarMenu = ({ profile }: { readonly profile: Profile }): ReactNode => {
  const t = useToolsText()
  const opener = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const label = `${profile.displayName} ${t('me')}`
  return (
    <>
      <button
        ref={opener}
        type="button"
        className={styles.opener}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <PersonFace name={profile.displayName} avatar={profile.avatar} />
        <span className={styles.name}>{profile.displayName}</span>
        <VisuallyHidden>{t('me')}</VisuallyHidden>
      </button>
      {open && (
        <Pop anchor={opener} label={label} close={() => setOpen(false)} end>
          <AvatarCard profile={profile} close={() => setOpen(false)} />
        </Pop>
      )}
    </>
  )
}
