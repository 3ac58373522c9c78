/** Where menus and tooltips are put: into the open dialog they belong to, else into the screen's main part. */
import { createContext, type RefObject, useContext } from 'react';
import { MAIN } from './skip-link.tsx';

const MAIN_PART: RefObject<HTMLElement | null> = {
  get current() {
    return document.getElementById(MAIN) ?? document.body;
  },
};

/** A dialog provides itself: what lies outside of it is covered while it is open. */
export const PopupPlace = createContext(MAIN_PART);

/** For the `container` of a portal. */
export function usePopupPlace(): RefObject<HTMLElement | null> {
  return useContext(PopupPlace);
}
