import { Modal, type ModalProps } from './modal.tsx';

/** The shape of a sheet, for any dialog. */
export const SHEET =
  'mt-auto mb-0 max-h-[88dvh] w-full max-w-none rounded-t-card open:animate-sheet md:my-0 md:mr-0 md:ml-auto md:h-dvh md:max-h-none md:w-104 md:rounded-none md:open:animate-drawer';

/** A panel that slides in from below on phones, and from the right on wider screens. */
export const Sheet = (props: ModalProps) => <Modal {...props} className={SHEET} />;
