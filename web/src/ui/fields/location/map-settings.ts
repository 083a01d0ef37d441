import { useEffect } from 'react'
import { create } from 'zustand'

/** Chinese street maps are shifted on purpose (GCJ-02); what is stored never is. */
export type MapSystem = 'wgs84' | 'gcj02'

export type MapSettings = {
  /** Without a key addresses are not looked up; a point can still be set by hand. */
  readonly key?: string | undefined
  readonly tiles?: { readonly url: string; readonly attribution: string; readonly system: MapSystem } | undefined
}

const useSettings = create<MapSettings>(() => ({}))

export const configureMap = (settings: MapSettings): void => useSettings.setState(settings, true)

let source: (() => Promise<MapSettings>) | undefined

/** Says where the settings come from; they are asked for when the first place is shown. */
export const provideMap = (load: () => Promise<MapSettings>): void => {
  source = load
}

const askOnce = async (): Promise<void> => {
  const load = source
  source = undefined
  try {
    if (load) configureMap(await load())
  } catch {
    // A place can be filled in without a map; the next one shown asks again.
    source = load
  }
}

export const useMapSettings = (): MapSettings => {
  useEffect(() => void askOnce(), [])
  return useSettings()
}
