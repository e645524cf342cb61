import { Modal, type ModalProps } from './modal.tsx';

/** A box in the middle of the screen. */
export function Dialog({ wide, ...props }: ModalProps & { wide?: boolean }) {
  return (
    <Modal
      {...props}
      className={`m-auto max-h-[85dvh] w-[calc(100%-2rem)] rounded-card open:animate-rise ${wide ? 'max-w-2xl' : 'max-w-md'}`}
    />
  );
}
