import { create } from 'zustand'

/** Chinese street maps are shifted on purpose (GCJ-02); what is stored never is. */
export type MapSystem = 'wgs84' | 'gcj02'

export type MapSettings = {
  /** Without a key addresses are not looked up; a point can still be set by hand. */
  readonly key?: string
  readonly tiles?: { readonly url: string; readonly attribution: string; readonly system: MapSystem }
}

export const useMapSettings = create<MapSettings>(() => ({}))

export const configureMap = (settings: MapSettings): void => useMapSettings.setState(settings, true)
