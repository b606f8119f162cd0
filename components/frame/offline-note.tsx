import { Icon } from '@/components/ui/icon';

/** Looks like a toast, and is here before it is needed: what shows those cannot be fetched any more by then. */
export function OfflineNote() {
  return (
    <div className="toasts">
      <div className="toast" data-type="error" role="alert">
        <div className="toast-content">
          <Icon name="circle-exclamation-point" />
          <p>You are offline. The page comes as soon as the connection is back and you try again.</p>
        </div>
      </div>
    </div>
  );
}
